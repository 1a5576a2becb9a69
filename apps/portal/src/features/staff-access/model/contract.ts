import type { StaffRole } from '#core/staff-area/roles.ts'

/** `POST /api/frontend/staff/invitations/check` */
export type OpenInvitation = { email: string; roles: StaffRole[]; hasAccount: boolean }

export type StaffPerson = {
  userId: string
  name: string
  email: string
  roles: StaffRole[]
  /** ISO 8601. */
  since: string
  endedAt: string | null
  hasFactor: boolean
  isYou: boolean
}

export type StaffInvitation = {
  id: string
  email: string
  roles: StaffRole[]
  /** ISO 8601. */
  invitedAt: string
  expiresAt: string
}

/** The answer to an invitation, a change of roles and a reset of the second factor. */
export type AccessChange = {
  /** A second administrator has to confirm the change; until then it has no effect. */
  isWaiting: boolean
}

/** `GET /api/frontend/staff/people` */
export type StaffPeople = { people: StaffPerson[]; invitations: StaffInvitation[] }
