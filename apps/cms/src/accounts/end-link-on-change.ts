import type { CollectionBeforeChangeHook } from 'payload'

/** A link that was requested earlier is invalid after a change of address or password. */
export const endLinkOnChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const isMoved = typeof data.email === 'string' && data.email !== originalDoc?.email
  if (!isMoved && typeof data.password !== 'string') return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}
