import type { StaffRole } from '#core/staff-area/roles.ts'

/** The staff of the demo, one for each role; their codes are at `/dev/codes`, theirs alone. */
export const demoStaff = {
  caseworker: {
    firstName: 'Solveig',
    lastName: 'Berge',
    email: 'staff-caseworker@trivsel.example',
  },
  'payout-approver': {
    firstName: 'Torstein',
    lastName: 'Moe',
    email: 'staff-payouts@trivsel.example',
  },
  sports: { firstName: 'Ayan', lastName: 'Omar', email: 'staff-sports@trivsel.example' },
  contact: { firstName: 'Marte', lastName: 'Hegge', email: 'staff-contact@trivsel.example' },
  health: { firstName: 'Ragnhild', lastName: 'Sæther', email: 'staff-health@trivsel.example' },
  admin: { firstName: 'Lars', lastName: 'Eide', email: 'staff-admin@trivsel.example' },
} as const satisfies Record<StaffRole, { firstName: string; lastName: string; email: string }>
