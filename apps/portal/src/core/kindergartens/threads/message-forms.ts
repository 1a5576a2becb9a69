import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longest } from '../limits.ts'

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')
const upTo = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, { error: 'TOO_LONG', abort: true }), noNationalId)
/** One line, without a national id. */
export const line = (most: number) =>
  upTo(most).check(z.regex(/^\P{Cc}*$/u, { error: 'CHARACTERS_INVALID', abort: true }))
/** Several lines, without a national id. */
export const lines = (most: number) =>
  upTo(most).check(z.regex(/^[\P{Cc}\n\r\t]*$/u, { error: 'CHARACTERS_INVALID', abort: true }))
const required = (code: string) => z.minLength(1, { error: code, abort: true })

export const messageSubject = line(longest.subject).check(required('SUBJECT_REQUIRED'))
export const messageText = lines(longest.message).check(required('TEXT_REQUIRED'))

/** `id`: made by the browser, the same request again is the same message. */
export const MessageForm = z.strictObject({ id: z.uuid(), text: messageText })
export type MessageForm = z.infer<typeof MessageForm>

/** The last message that was shown. */
export const ReadForm = z.strictObject({ upTo: z.uuid() })
export type ReadForm = z.infer<typeof ReadForm>
