-- Pictures that are stored already get their widths by a job, part by part (ADR 121).
insert into jobs (kind, key, payload, run_at)
values ('files.earlier-pictures', 'files.earlier-pictures', '{"table": "offer_images", "before": null}', now());
