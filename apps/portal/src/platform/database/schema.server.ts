import { pgSchema } from 'drizzle-orm/pg-core'

/** All tables of the portal live in one schema; the content system has its own beside it. */
export const portal = pgSchema('portal')
