import { z } from 'zod'

/** PostgreSQL NOTIFY channel on which the content system announces published changes. */
export const contentChangeChannel = 'content_changed'

/** Payload of one announcement: the tags of content that is no longer what it was. */
export const ContentChange = z.strictObject({ tags: z.array(z.string()).min(1) })
export type ContentChange = z.infer<typeof ContentChange>
