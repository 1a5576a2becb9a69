import { z } from 'zod/mini'
import { longest } from '#core/associations/limits.ts'

/** The name as it is typed, so that nobody closes the wrong one. */
export const CloseForm = z.object({ name: z.string().check(z.maxLength(longest.name + 20)) })
export type CloseForm = z.infer<typeof CloseForm>

/** Spaces and capital letters do not matter: the name shows that it is meant. */
export const isSameTyped = (typed: string, name: string): boolean =>
  written(typed) === written(name)

const written = (text: string) => text.trim().split(/\s+/).join(' ').toLowerCase()
