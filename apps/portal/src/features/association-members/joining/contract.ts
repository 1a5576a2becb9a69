import { z } from 'zod/mini'
import { JoinCodeText } from '../model/contract.ts'

export const CodeForm = z.strictObject({ code: JoinCodeText })
export type CodeForm = z.infer<typeof CodeForm>

export const FoundByCode = z.strictObject({ slug: z.string(), name: z.string() })
export type FoundByCode = z.infer<typeof FoundByCode>
