import { newsPage } from './news-table.ts';

// node api/src/testing/print-news.ts > docs/notifications.md
process.stdout.write(newsPage());
