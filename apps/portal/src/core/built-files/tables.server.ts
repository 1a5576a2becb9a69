import { text } from 'drizzle-orm/pg-core'
import { bytesColumn } from '#platform/database/bytes-column.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/**
 * The built files of every release that ran lately, by the address that their content gives them. So an
 * instance answers for the pages of another release, too (docs/adr/0104-releases-that-overlap.md).
 */
export const builtFile = portal.table('built_file', {
  /** `/assets/site-DhK3.js` */
  address: text('address').primaryKey(),
  encoding: text('encoding', { enum: ['identity', 'br'] }).notNull(),
  body: bytesColumn('body').notNull(),
  /** When an instance that has it ran last, to the day. */
  inUseAt: instant('in_use_at').notNull().defaultNow(),
})
