/** Of the endpoints of this feature. */
export const setupPath = '/api/frontend/staff/kindergarten-setup'
export const kindergartenPath = `${setupPath}/:id` as const
