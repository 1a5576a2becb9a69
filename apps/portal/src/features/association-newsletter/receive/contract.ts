import { z } from 'zod'

export const OwnNewsletters = z.strictObject({
  /** Of the associations in which the caller is a member. */
  items: z.array(
    z.strictObject({
      associationId: z.uuid(),
      name: z.string(),
      /** They get its newsletter, as a member or because they follow it. */
      isWanted: z.boolean(),
    }),
  ),
})
export type OwnNewsletters = z.infer<typeof OwnNewsletters>
