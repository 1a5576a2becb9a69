import { z } from 'zod'

/** The user id is required (specification, section 7), and must be that of the caller. */
export const SemesterFeesQuery = z.object({ userId: z.string().min(1).max(100) })
