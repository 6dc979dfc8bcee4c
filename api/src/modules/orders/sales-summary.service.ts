import type { OfferFigures, SalesFigures, SalesSummary } from '@wspolnik/contract/sales';
import { toMoney } from '../../platform/money.ts';
import { polishDays } from '../../platform/polish-days.ts';
import type { Db } from '../../storage/db.ts';
import { selectViews, type ViewCounts } from '../offers/index.ts';
import {
  type OfferSales,
  type SoldOffer,
  selectOfferSales,
  selectQuestions,
  selectSoldOffers,
} from './sales-summary.sql.ts';

type Sum = Exclude<keyof OfferSales, 'offer_id' | 'is_current'>;

function figuresOf(sales: readonly OfferSales[]): SalesFigures {
  const sum = (field: Sum) => sales.reduce((total, each) => total + each[field], 0);
  const orders = sum('orders');
  const gross = sum('confirmed_gross') + sum('open_gross');
  return {
    orders,
    cancelled: sum('cancelled'),
    confirmed_gross: toMoney(sum('confirmed_gross')),
    confirmed_net: toMoney(sum('confirmed_net')),
    open_gross: toMoney(sum('open_gross')),
    open_net: toMoney(sum('open_net')),
    average: orders > 0 ? toMoney(Math.round(gross / orders)) : null,
    reward: toMoney(sum('reward')),
  };
}

interface Counted {
  sales: ReadonlyMap<string, OfferSales>;
  questions: ReadonlyMap<string, number>;
  views: ReadonlyMap<string, number>;
}

function offerFigures(offer: SoldOffer, { sales, questions, views }: Counted): OfferFigures {
  const sold = sales.get(offer.id);
  return {
    offer,
    views: views.get(offer.id) ?? 0,
    questions: questions.get(offer.id) ?? 0,
    orders: sold?.orders ?? 0,
    gross: toMoney(sold ? sold.confirmed_gross + sold.open_gross : 0),
    reward: toMoney(sold?.reward ?? 0),
  };
}

/** The days of a month until today, with a zero where nobody looked. */
function daysOf(month: string, today: string, { byDay }: ViewCounts): SalesSummary['days'] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return days.filter((day) => day <= today).map((day) => ({ day, views: byDay.get(day) ?? 0 }));
}

/** The sales of a company in a month, by default that of `now`. */
export async function summarizeSales(
  db: Db,
  companyId: string,
  asked: string | undefined,
  now: Date,
): Promise<SalesSummary> {
  const [today] = polishDays(now, 1);
  const latest = today.slice(0, 7);
  const month = asked ?? latest;
  const first = `${month}-01`;
  const rows = await selectOfferSales(db, companyId, first);
  const views = await selectViews(db, companyId, first);
  const questions = new Map((await selectQuestions(db, companyId, first)).map((row) => [row.offer_id, row.questions]));
  const current = rows.filter(({ is_current }) => is_current);
  const sales = new Map(current.map((row) => [row.offer_id, row]));
  const counted = [...new Set([...sales.keys(), ...questions.keys(), ...views.byOffer.keys()])];
  const offers = await selectSoldOffers(db, companyId, counted);
  return {
    month,
    latest_month: latest,
    figures: figuresOf(current),
    previous: figuresOf(rows.filter(({ is_current }) => !is_current)),
    days: daysOf(month, today, views),
    offers: offers
      .map((offer) => offerFigures(offer, { sales, questions, views: views.byOffer }))
      .sort((a, b) => b.orders - a.orders || b.questions - a.questions || b.views - a.views),
  };
}
