import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiReport } from './api-report.ts';

const membersOf = (source: string) =>
  new ApiReport(`## API Report\n\n\`\`\`ts\n${source}\n\`\`\`\n`).membersOf('SlotMap');

test('each slot has its props, with what may be missing and methods', () => {
  const slots = membersOf(`
    // @public – undocumented, ąę
    export interface SlotMap {
      // (undocumented)
      'header.balance': NoProps;
      'message.compose': {
        recipient: {
          type: 'user' | 'company';
        } | null;
        text?: string;
        onClose(): void;
      };
    }
    // @public (undocumented)
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

test('a report without the map is an error', () => {
  assert.throws(() => membersOf('export interface Other {}'), /no interface SlotMap/);
});
