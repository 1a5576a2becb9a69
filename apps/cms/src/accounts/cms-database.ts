import type { Payload } from 'payload'

/** The database, or a transaction in it. */
export type CmsDatabase = Pick<Payload['db']['drizzle'], 'execute'>
