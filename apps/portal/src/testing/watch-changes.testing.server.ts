import type { Pool } from 'pg'

type Changed = { readonly name: string; readonly transaction: string }

/**
 * Notes which tables of the portal change from now on, and in which transaction.
 * @returns what has changed since the last call
 */
export async function watchChanges(pool: Pool): Promise<() => Promise<Changed[]>> {
  await pool.query(`
    create table public.noted (transaction xid8 not null default pg_current_xact_id(), name text not null);
    create function public.note() returns trigger language plpgsql as $$
    begin
      insert into public.noted (name) values (tg_table_name);
      return null;
    end $$;
    do $$
    declare found record;
    begin
      for found in
        select schemaname, tablename from pg_tables
        where schemaname = 'portal' or tablename = '_private_jobs'
      loop
        execute format('create trigger note after insert or update or delete on %I.%I for each row
          execute function public.note()', found.schemaname, found.tablename);
      end loop;
    end $$;`)
  return async () => {
    const { rows } = await pool.query<Changed>(
      'with taken as (delete from public.noted returning name, transaction::text) select * from taken',
    )
    return rows.filter(({ name }) => !(name in besides))
  }
}

/** Changes that are not the action itself, and may be in transactions of their own. */
const besides: Readonly<Record<string, string>> = {
  session: 'when it was last used',
  staff_access: 'when it was last used',
  login_attempt: 'attempts are counted before anything is looked at',
}
