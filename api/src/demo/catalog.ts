import type { DemoCategory } from './demo-types.ts';
import { building } from './offers/building.ts';
import { energy } from './offers/energy.ts';
import { food } from './offers/food.ts';
import { it } from './offers/it.ts';
import { jobs } from './offers/jobs.ts';
import { law } from './offers/law.ts';
import { marketing } from './offers/marketing.ts';
import { office } from './offers/office.ts';
import { training } from './offers/training.ts';
import { transport } from './offers/transport.ts';

export const CATALOG: readonly DemoCategory[] = [
  it,
  law,
  energy,
  food,
  building,
  office,
  marketing,
  transport,
  training,
  jobs,
];
