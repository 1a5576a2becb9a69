-- The last step of a restore, before anything connects to the database: docs/adr/0095-restored-sites-rest.md.
--
-- Numbers that went out after the backup was made are not in it. None of them is given again: receipts,
-- invoices with their KID, customer numbers, bank files and references go on beyond. The row in
-- `site_restore` explains the gap.
create or replace function portal.begin_quarantine(backup_started_at timestamptz)
returns void language plpgsql as $$
declare
  -- More than an organisation gives in the days between two backups.
  margin constant bigint := 2000;
  counter record;
begin
  insert into portal.site_restore as restore (backup_started_at)
  values (begin_quarantine.backup_started_at)
  on conflict ((released_at is null)) where released_at is null do update
    set backup_started_at = least(restore.backup_started_at, excluded.backup_started_at),
      restored_at = now();

  for counter in
    select format('%I.%I', schemaname, sequencename) as name, last_value, max_value
    from pg_sequences where schemaname = 'portal' and last_value is not null
  loop
    perform setval(counter.name::regclass, least(counter.last_value + margin, counter.max_value));
  end loop;
  update portal.document_series set next = next + margin;

  perform pg_notify('quarantine_changed', '');
end
$$;
