import type { CaseAction, CaseStatus } from '#core/cases/rules.ts'
import type { depositApplication } from '../model/tables.server.ts'
import type { DemoRefund } from './seed-refund.server.ts'

type Row = typeof depositApplication.$inferSelect

export type DemoStudent = {
  firstName: string
  lastName: string
  email: string
  /** None for somebody who has not applied. */
  application?: Omit<
    Row,
    'caseId' | 'firstName' | 'lastName' | 'email' | 'academicYear' | 'amountOre' | 'acceptedAt'
  >
  steps?: readonly { action: CaseAction; to: CaseStatus; comment?: string }[]
  accepted?: { academicYear: number; amountOre: number }
  /** Øre, one transfer each. */
  received?: readonly number[]
  /** Synthetic. */
  nationalId?: string
  refund?: DemoRefund
}

const study = {
  depositForm: 'semesters' as const,
  studyDescription: '',
  degree: null,
  semesters: 2,
  semesterStart: 'HOEST' as const,
}

const approved = {
  steps: [{ action: 'approve' as const, to: 'INNVILGET' as const }],
  accepted: { academicYear: 2025, amountOre: 16_685_900 },
}

/** Of documentation: nobody has them. */
const exampleAccounts = ['12345678903', '86011117947'] as const

/** All of them are invented. */
export const demoStudents: readonly DemoStudent[] = [
  { firstName: 'Ama', lastName: 'Boateng', email: 'student-new@trivsel.example' },
  {
    firstName: 'Linh',
    lastName: 'Nguyen',
    email: 'student-sent@trivsel.example',
    application: {
      ...study,
      birthDate: '2003-04-05',
      nationality: 'VN',
      institution: 'UiO',
      studySubject: 'Informatics: programming and system architecture',
    },
  },
  {
    firstName: 'Arjun',
    lastName: 'Mehta',
    email: 'student-asked@trivsel.example',
    application: {
      ...study,
      birthDate: '2001-11-23',
      nationality: 'IN',
      institution: 'OsloMet',
      studySubject: 'Applied computer and information technology',
      semesters: 1,
    },
    steps: [
      {
        action: 'ask-for-changes',
        to: 'KOMMENTERT_VENTER_PA_KUNDE',
        comment: 'Your name must be exactly as in your passport, with your middle name.',
      },
    ],
  },
  {
    firstName: 'Grace',
    lastName: 'Wanjiru',
    email: 'student-changed@trivsel.example',
    application: {
      ...study,
      birthDate: '2002-02-17',
      nationality: 'KE',
      institution: 'MF',
      studySubject: 'Religion, society and global issues',
    },
    steps: [
      {
        action: 'ask-for-changes',
        to: 'KOMMENTERT_VENTER_PA_KUNDE',
        comment: 'Please choose the institution that has admitted you.',
      },
      { action: 'edit', to: 'ENDRET_AV_KUNDE' },
    ],
  },
  {
    firstName: 'Diego',
    lastName: 'Herrera',
    email: 'student-rejected@trivsel.example',
    application: {
      ...study,
      birthDate: '2000-07-30',
      nationality: 'MX',
      institution: 'NIH',
      studySubject: 'Sport sciences',
    },
    steps: [
      {
        action: 'reject',
        to: 'AVVIST',
        comment: 'We cannot find that you have been admitted. Apply again when you have a letter.',
      },
    ],
  },
  {
    firstName: 'Mei',
    lastName: 'Tanaka',
    email: 'student-approved@trivsel.example',
    application: {
      ...study,
      birthDate: '1999-12-01',
      nationality: 'JP',
      institution: 'BI',
      depositForm: 'degree',
      studySubject: 'Business analytics',
      degree: 'master',
      semesters: 0,
      semesterStart: 'EMPTY',
    },
    steps: [{ action: 'approve', to: 'INNVILGET' }],
    accepted: { academicYear: 2024, amountOre: 30_240_000 },
  },
  {
    firstName: 'Oyelaran',
    lastName: 'Adeyemi',
    email: 'student-short@trivsel.example',
    application: {
      ...study,
      birthDate: '2002-09-09',
      nationality: 'NG',
      institution: 'OsloMet',
      studySubject: 'International social welfare and health policy',
    },
    steps: [{ action: 'approve', to: 'INNVILGET' }],
    accepted: { academicYear: 2025, amountOre: 16_685_900 },
    received: [16_500_000],
  },
  {
    firstName: 'Sofia',
    lastName: 'Castillo',
    email: 'student-paid@trivsel.example',
    application: {
      ...study,
      birthDate: '2001-03-14',
      nationality: 'CL',
      institution: 'UiO',
      studySubject: 'Development, environment and cultural change',
    },
    steps: [{ action: 'approve', to: 'INNVILGET' }],
    accepted: { academicYear: 2025, amountOre: 16_685_900 },
    received: [10_000_000, 6_685_900],
  },
  {
    firstName: 'Hassan',
    lastName: 'Karimi',
    email: 'student-ready@trivsel.example',
    application: {
      ...study,
      birthDate: '2001-03-14',
      nationality: 'IR',
      institution: 'UiO',
      studySubject: 'Mathematics',
    },
    ...approved,
    received: [16_685_900],
    nationalId: '14830190008',
  },
  {
    firstName: 'Ngozi',
    lastName: 'Okafor',
    email: 'student-ready-too@trivsel.example',
    application: {
      ...study,
      birthDate: '2002-10-02',
      nationality: 'NG',
      institution: 'OsloMet',
      studySubject: 'Public health',
    },
    ...approved,
    received: [16_685_900],
    nationalId: '02900290007',
  },
  {
    firstName: 'Thanh',
    lastName: 'Pham',
    email: 'student-refund-sent@trivsel.example',
    application: {
      ...study,
      birthDate: '2001-01-21',
      nationality: 'VN',
      institution: 'UiO',
      studySubject: 'Economics',
    },
    ...approved,
    received: [16_685_900],
    nationalId: '21810190008',
    refund: { target: { route: 'ordinary', payeeName: 'Thanh Pham', account: exampleAccounts[0] } },
  },
  {
    firstName: 'Camila',
    lastName: 'Rojas',
    email: 'student-refund-rejected@trivsel.example',
    application: {
      ...study,
      birthDate: '2000-07-09',
      nationality: 'CO',
      institution: 'MF',
      studySubject: 'Theology',
    },
    ...approved,
    received: [16_685_900],
    nationalId: '09870090002',
    refund: {
      target: { route: 'ordinary', payeeName: 'Camila Rojas', account: exampleAccounts[0] },
      decided: {
        action: 'reject',
        comment:
          'The bank statement does not show the account number. Please attach one that does.',
      },
    },
  },
  {
    firstName: 'Kofi',
    lastName: 'Mensah',
    email: 'student-refund-approved@trivsel.example',
    application: {
      ...study,
      birthDate: '2003-05-30',
      nationality: 'GH',
      institution: 'OsloMet',
      studySubject: 'Nursing',
    },
    ...approved,
    received: [16_685_900],
    nationalId: '30850390009',
    refund: {
      target: { route: 'ordinary', payeeName: 'Kofi Mensah', account: exampleAccounts[1] },
      decided: { action: 'approve' },
    },
  },
  {
    firstName: 'Mina',
    lastName: 'Ahmadi',
    email: 'student-refund-manual@trivsel.example',
    application: {
      ...study,
      birthDate: '2002-12-12',
      nationality: 'AF',
      institution: 'NIH',
      studySubject: 'Physical education',
    },
    ...approved,
    received: [5_000_000],
    refund: {
      target: {
        route: 'manual',
        payeeName: 'Mina Ahmadi',
        reason: 'visa-refused',
        details: 'An account abroad. This is a demo: there is no such account.',
      },
    },
  },
]
