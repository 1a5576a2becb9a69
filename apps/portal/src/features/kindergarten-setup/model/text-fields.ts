import { isEmailAddress, writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import type { EditableField } from '#core/editable/field.ts'
import { textField } from '#core/editable/fields.ts'

/* Kinds of fields that only the setup of kindergartens has: an empty text is none. */

const orNone = (isRight: (text: string) => boolean, code: string) =>
  z.refine<string>((text) => text === '' || isRight(text), code)

type Described<Key extends string> = {
  readonly label: () => string
  readonly hint?: () => string
  readonly audit: Key
}

const longestEmail = 254

/** An e-mail address, or nothing: an empty text. */
export const optionalEmailField = <const Key extends string>(described: Described<Key>) =>
  textField({
    ...described,
    longest: longestEmail,
    also: orNone((text) => isEmailAddress(writeEmailAddress(text)), 'EMAIL_INVALID'),
  })

const longestAddress = 500

/** A web address with https, or nothing: an empty text. */
export const optionalLinkField = <const Key extends string>(described: Described<Key>) =>
  textField({
    ...described,
    longest: longestAddress,
    also: orNone((text) => text.startsWith('https://') && URL.canParse(text), 'LINK_INVALID'),
  })

/**
 * The e-mail address of somebody's account, or nothing. The audit log has only whether there is one: the
 * address is personal, and says nothing of what was done.
 */
export function accountField<const Key extends string>(
  described: Described<Key>,
): EditableField<string, unknown, Key> {
  return { ...optionalEmailField(described), audited: (email) => email !== '' }
}
