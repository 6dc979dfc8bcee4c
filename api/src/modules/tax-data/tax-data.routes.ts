import {
  TaxData,
  TaxDataBody,
  TaxReport,
  TaxReportFile,
  TaxReportFileBody,
  TaxReportQuery,
} from '@wspolnik/contract/tax-data';
import type { App, Context } from '../../platform/context.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { readTaxData, saveTaxData } from './tax-data.service.ts';
import { readReport, readReportFile, takeReportFile } from './tax-report.service.ts';

const tags = ['withdrawals'];
const URL = '/payment/tax-data/';
const REPORT = '/accounts/admin/tax-report/';
const NO_STORE = { 'Cache-Control': 'no-store' };

export function taxDataRoutes(app: App, context: Context): void {
  app.get(
    URL,
    { access: 'person', summary: "Get the caller's tax data", schema: { tags, response: { 200: TaxData } } },
    async (request, reply) => reply.headers(NO_STORE).send(await readTaxData(context, callerOf(request).user.id)),
  );

  app.put(
    URL,
    {
      access: 'person',
      confirmed: true,
      summary: "Give or correct the caller's tax data of a year",
      schema: { tags, body: TaxDataBody, response: { 200: TaxData } },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      await saveTaxData(context, user.id, request.body);
      return reply.headers(NO_STORE).send(await readTaxData(context, user.id));
    },
  );
}

export function taxReportRoutes(app: App, context: Context): void {
  const { clock, vault } = context;
  const listSchema = { tags, querystring: TaxReportQuery, response: { 200: TaxReport } };
  app.get(
    REPORT,
    { access: 'admin', summary: 'List people whose withdrawals of a year are reported', schema: listSchema },
    async (request) => {
      const { page, limit } = request.query;
      const { count, results, ...year } = await readReport(context, request.query);
      return { ...toPage(request, { page, limit, count, results }), ...year };
    },
  );

  const fileSchema = { tags, body: TaxReportFileBody, response: { 201: TaxReportFile } };
  app.post(
    `${REPORT}file/`,
    {
      access: 'admin',
      confirmed: true,
      config: { events: { done: 'data_exported' } },
      summary: 'Get the yearly file for the tax form, which is made at the first call',
      schema: fileSchema,
    },
    async (request, reply) => {
      requireKey(request);
      const { user } = callerOf(request);
      // The stored response is without personal data.
      const { body } = await idempotent(request, 'accounts/admin/tax-report/file', async (tx) => ({
        status: 201,
        body: await takeReportFile(tx, { vault, adminId: user.id, body: request.body }, clock()),
      }));
      return reply
        .code(201)
        .headers(NO_STORE)
        .send(await readReportFile(context, body.year));
    },
  );
}
