import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Declarations } from './declarations.ts';

const membersOf = (source: string) => new Declarations(source).membersOf('SlotMap');

test('each slot has its props, with what may be missing and methods', () => {
  const slots = membersOf(`
    // Undocumented, ąę
    export interface SlotMap {
      'header.balance': NoProps;
      'message.compose': {
        /** Whom it is for. */
        recipient: {
          /** ąę */
          type: 'user' | 'company';
        } | null;
        text?: string;
        onClose(): void;
      };
    }
    type NoProps = {};`);
  assert.deepEqual(slots, {
    'header.balance': {},
    'message.compose': {
      recipient: "{ type: 'user' | 'company'; } | null",
      'text?': 'string',
      onClose: '(): void',
    },
  });
});

test('a type behind a name counts with the property that mentions it', () => {
  const slots = (id: string) =>
    membersOf(`
      export interface Person { id: ${id}; friend?: Person; }
      interface Props { person: Person | null; }
      export interface SlotMap { 'a.b': Props; 'c.d': { people: Person[]; }; 'e.f': null; 'g.h': Person[]; }`);
  assert.deepEqual(slots('string'), {
    'a.b': { person: 'Person | null where Person = id: string; friend?: Person;' },
    'c.d': { people: 'Person[] where Person = id: string; friend?: Person;' },
    'e.f': {},
    'g.h': { '': 'Person[] where Person = id: string; friend?: Person;' },
  });
  assert.notDeepEqual(slots('number'), slots('string'));
});

test('a host adds its slots to those of the design system', () => {
  const slots = membersOf(`
    import type {} from '@wspolnik/system';
    type Id = string;
    declare module '@wspolnik/system' {
      interface SlotMap { 'company.offers': { companyId: Id } }
      interface SlotMap { 'company.posts': { companyId: string } }
    }`);
  assert.deepEqual(slots, {
    'company.offers': { companyId: 'Id where Id = string' },
    'company.posts': { companyId: 'string' },
  });
});

test('a file without the map, or with types of another file, is an error', () => {
  assert.throws(() => membersOf('export interface Other {}'), /no interface SlotMap/);
  assert.throws(
    () => membersOf("import type { Offer } from '@wspolnik/contract'; interface SlotMap {}"),
    /Offer is imported/,
  );
});
