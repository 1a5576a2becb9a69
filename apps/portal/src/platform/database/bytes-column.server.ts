import { customType } from 'drizzle-orm/pg-core'

/** Bytes that are small and read whole: pictures of the site's own. What people send is in `core/files`. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
