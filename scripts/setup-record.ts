import pg from 'pg'
import { PlainError } from './progress.ts'

/**
 * Remembers in the database itself which steps of its setup are complete: with another database,
 * or an emptied one, they run again.
 */
export class SetupRecord {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  /** @throws {PlainError} the database does not answer, or not to us */
  static async open(databaseUrl: string): Promise<SetupRecord> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'trivsel-setup',
      connectionTimeoutMillis: 10_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch (error) {
      const { host } = new URL(databaseUrl)
      const cause = error instanceof Error ? error.message : String(error)
      throw new PlainError(`The database at ${host} cannot be used: ${cause}`)
    }
    await client.query('create schema if not exists setup')
    await client.query(`create table if not exists setup.completed_step (
      name text primary key,
      fingerprint text not null,
      completed_at timestamptz not null default now()
    )`)
    return new SetupRecord(client)
  }

  async isComplete(name: string, fingerprint: string): Promise<boolean> {
    const { rowCount } = await this.#client.query(
      'select from setup.completed_step where name = $1 and fingerprint = $2',
      [name, fingerprint],
    )
    return rowCount === 1
  }

  async complete(name: string, fingerprint: string): Promise<void> {
    await this.#client.query(
      `insert into setup.completed_step (name, fingerprint) values ($1, $2)
      on conflict (name) do update set fingerprint = excluded.fingerprint, completed_at = now()`,
      [name, fingerprint],
    )
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}
