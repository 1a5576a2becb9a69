import type { StaffRole } from '#core/staff-area/roles.ts'

type DemoMember = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: readonly [StaffRole]
}

/**
 * The staff of the demo: one person for each role, a second one where two people must agree, and a
 * committee of five. Their codes are at `/dev/codes`.
 */
export const demoStaff = {
  caseworker: {
    firstName: 'Solveig',
    lastName: 'Berge',
    email: 'staff-caseworker@trivsel.example',
    roles: ['caseworker'],
  },
  'second caseworker': {
    firstName: 'Jonas',
    lastName: 'Vik',
    email: 'staff-caseworker-too@trivsel.example',
    roles: ['caseworker'],
  },
  'payout-approver': {
    firstName: 'Torstein',
    lastName: 'Moe',
    email: 'staff-payouts@trivsel.example',
    roles: ['payout-approver'],
  },
  'second payout-approver': {
    firstName: 'Ingrid',
    lastName: 'Holte',
    email: 'staff-payouts-too@trivsel.example',
    roles: ['payout-approver'],
  },
  sports: {
    firstName: 'Ayan',
    lastName: 'Omar',
    email: 'staff-sports@trivsel.example',
    roles: ['sports'],
  },
  contact: {
    firstName: 'Marte',
    lastName: 'Hegge',
    email: 'staff-contact@trivsel.example',
    roles: ['contact'],
  },
  health: {
    firstName: 'Ragnhild',
    lastName: 'Sæther',
    email: 'staff-health@trivsel.example',
    roles: ['health'],
  },
  'second health': {
    firstName: 'Hilde',
    lastName: 'Krogh',
    email: 'staff-health-too@trivsel.example',
    roles: ['health'],
  },
  committee: {
    firstName: 'Amina',
    lastName: 'Nygård',
    email: 'staff-committee@trivsel.example',
    roles: ['committee'],
  },
  'second committee': {
    firstName: 'Sondre',
    lastName: 'Lie',
    email: 'staff-committee-too@trivsel.example',
    roles: ['committee'],
  },
  'third committee': {
    firstName: 'Eivind',
    lastName: 'Rognli',
    email: 'staff-committee-third@trivsel.example',
    roles: ['committee'],
  },
  'fourth committee': {
    firstName: 'Leila',
    lastName: 'Farah',
    email: 'staff-committee-fourth@trivsel.example',
    roles: ['committee'],
  },
  'fifth committee': {
    firstName: 'Hanne',
    lastName: 'Tangen',
    email: 'staff-committee-fifth@trivsel.example',
    roles: ['committee'],
  },
  courses: {
    firstName: 'Tuva',
    lastName: 'Bakken',
    email: 'staff-courses@trivsel.example',
    roles: ['courses'],
  },
  'second courses': {
    firstName: 'Jonas',
    lastName: 'Myhre',
    email: 'staff-courses-too@trivsel.example',
    roles: ['courses'],
  },
  kindergarten: {
    firstName: 'Randi',
    lastName: 'Sørli',
    email: 'staff-kindergarten@trivsel.example',
    roles: ['kindergarten'],
  },
  'second kindergarten': {
    firstName: 'Amir',
    lastName: 'Nazari',
    email: 'staff-kindergarten-too@trivsel.example',
    roles: ['kindergarten'],
  },
  'kindergarten-office': {
    firstName: 'Berit',
    lastName: 'Aune',
    email: 'staff-kindergarten-office@trivsel.example',
    roles: ['kindergarten-office'],
  },
  'second kindergarten-office': {
    firstName: 'Odd',
    lastName: 'Fjeld',
    email: 'staff-kindergarten-office-too@trivsel.example',
    roles: ['kindergarten-office'],
  },
  admin: {
    firstName: 'Lars',
    lastName: 'Eide',
    email: 'staff-admin@trivsel.example',
    roles: ['admin'],
  },
  'second admin': {
    firstName: 'Nora',
    lastName: 'Dahl',
    email: 'staff-admin-too@trivsel.example',
    roles: ['admin'],
  },
} as const satisfies Record<string, DemoMember> & Record<StaffRole, DemoMember>
