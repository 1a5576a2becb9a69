import { z } from 'zod/mini'
import { textField } from '#core/editable/fields.ts'
import { m } from '#messages'
import { longestTarget, toOldAddress, toTarget } from '#platform/routing/old-address.ts'

/* Every field of a redirect, in the order of its form: the forms, the API, files and the audit log follow. */

export const redirectFields = {
  to: textField({
    label: m.redirect_to,
    hint: m.redirect_to_hint,
    audit: 'redirectTo',
    required: 'TARGET_REQUIRED',
    longest: longestTarget,
    also: z.refine<string>((text) => toTarget(text) !== null, 'TARGET_INVALID'),
  }),
}

/** A new one has the old address, too, which never changes. */
export const newRedirectFields = {
  from: textField({
    label: m.redirect_from,
    hint: m.redirect_from_hint,
    audit: 'redirectFrom',
    required: 'OLD_ADDRESS_REQUIRED',
    longest: longestTarget,
    also: z.refine<string>((text) => toOldAddress(text) !== null, 'OLD_ADDRESS_INVALID'),
  }),
  ...redirectFields,
}
