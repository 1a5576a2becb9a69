import type { CollectionBeforeChangeHook } from 'payload'

/** A link that was asked for before holds for neither a new address nor after a new password. */
export const endLinkOnChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const isMoved = typeof data.email === 'string' && data.email !== originalDoc?.email
  if (!isMoved && typeof data.password !== 'string') return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}
