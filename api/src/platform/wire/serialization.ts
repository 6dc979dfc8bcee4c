import buildSerializer from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Fastify's own, but each schema is compiled for its first response: compiling all of them took half a second of every start.
 */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: ((data: unknown) => string) | undefined;
  return (data) => {
    serialize ??= buildSerializer(schema);
    return serialize(data);
  };
};
