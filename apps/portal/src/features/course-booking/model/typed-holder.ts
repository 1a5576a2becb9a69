import { m } from '#messages'
import type { Problem } from '#ui/form/problem.ts'
import type { Holder } from './contract.ts'

/** Somebody a ticket is for, as it is typed. */
export type TypedHolder = { readonly holder: string; readonly email: string }

export const emptyHolder: TypedHolder = { holder: '', email: '' }

export type HolderProblems = { readonly holder?: string; readonly email?: string }

/** The server decides; this says at once what it would refuse. */
export function judgeHolder({ holder, email }: TypedHolder): HolderProblems {
  const address = email.trim()
  const parts = address.split('@')
  const isAddress = parts.length === 2 && parts[0] !== '' && (parts[1] ?? '').includes('.')
  return {
    ...(holder.trim() === '' && { holder: m.course_booking_name_missing() }),
    ...(address !== '' && !isAddress && { email: m.course_booking_email_wrong() }),
  }
}

export const toHolder = ({ holder, email }: TypedHolder): Holder => ({
  holder: holder.trim(),
  email: email.trim() || null,
})

/** @param prefix of the ids of its fields */
export const problemsOf = (prefix: string, { holder, email }: HolderProblems): Problem[] => [
  ...(holder ? [{ fieldId: `${prefix}-name`, text: holder }] : []),
  ...(email ? [{ fieldId: `${prefix}-email`, text: email }] : []),
]
