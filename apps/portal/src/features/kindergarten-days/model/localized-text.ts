import { z } from 'zod'

/** A text by language, as it is answered. */
export const LocalizedText = z.record(z.string(), z.string())
