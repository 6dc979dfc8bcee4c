alter table companies add column facebook text, add column linkedin text, add column twitter text;
