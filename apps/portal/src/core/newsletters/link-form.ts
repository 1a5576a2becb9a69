import { z } from 'zod/mini'

/** The token of a mailed link. */
export const LinkForm = z.object({ token: z.string().check(z.maxLength(200)) })
export type LinkForm = z.infer<typeof LinkForm>
