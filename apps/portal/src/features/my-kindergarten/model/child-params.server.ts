import { z } from 'zod/mini'

/** The child in the address; one that does not fit is refused like one that does not exist. */
export const childParams = {
  schema: z.object({ id: z.uuid() }),
  refusal: 'CHILD_NOT_FOUND',
} as const
