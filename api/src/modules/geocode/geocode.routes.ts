import { GeocodeQuery, GeocodeReply, RoadQuery, RoadReply } from '@wspolnik/contract/geocode';
import { networkOf } from '@wspolnik/settings';
import type { App, Context } from '../../platform/context.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { createGazetteer } from './gazetteer.ts';
import { geocode } from './geocode.service.ts';
import { createRoads, findRoad } from './roads.service.ts';

/** The browser asks 300 ms after the last key. This allows for an office behind one address. */
const LOOK_UPS: ThrottleRule = { name: 'geocode', limit: 120, windowSeconds: 60 };
/** A person chooses a start, looks, and chooses another. */
const ROADS: ThrottleRule = { name: 'road', limit: 30, windowSeconds: 60 };

export function geocodeRoutes(app: App, context: Context): void {
  const gazetteer = createGazetteer();

  app.get(
    '/geocode/',
    {
      access: 'public',
      summary: 'Find places by an address',
      schema: { tags: ['geocode'], querystring: GeocodeQuery, response: { 200: GeocodeReply } },
    },
    async (request) => {
      await throttle(context.db, LOOK_UPS, networkOf(request.ip), context.clock());
      const onFailure = (error: unknown) =>
        request.log.warn({ err: error }, 'the geocoder failed; the gazetteer answers instead');
      return geocode(context, gazetteer, request.query.q, onFailure);
    },
  );

  const { routingUrl } = context.config;
  const roads = routingUrl ? createRoads(context, routingUrl) : null;

  app.get(
    '/geocode/route/',
    {
      access: 'public',
      summary: 'Get the way by car between two points',
      schema: { tags: ['geocode'], querystring: RoadQuery, response: { 200: RoadReply } },
    },
    async (request) => {
      await throttle(context.db, ROADS, networkOf(request.ip), context.clock());
      const onFailure = (error: unknown) => request.log.warn({ err: error }, 'the routing service failed');
      return { road: await findRoad(roads, request.query, onFailure) };
    },
  );
}
