import { accessLogData } from '#core/access-log/personal-data.server.ts'
import { accessLogRetention } from '#core/access-log/retention.server.ts'
import { linkMails } from '#core/accounts/links/mail-previews.server.ts'
import { accountLinkTasks } from '#core/accounts/links/send-link.server.ts'
import { accountData } from '#core/accounts/personal-data.server.ts'
import { associationData } from '#core/associations/personal-data.server.ts'
import { associationRetention } from '#core/associations/retention.server.ts'
import { auditData } from '#core/audit/personal-data.server.ts'
import { bankRetention } from '#core/bank/retention.server.ts'
import { caseData } from '#core/cases/personal-data.server.ts'
import { courseData } from '#core/courses/personal-data.server.ts'
import { courseRetention } from '#core/courses/retention.server.ts'
import { documentData } from '#core/documents/personal-data.server.ts'
import { documentRetention } from '#core/documents/retention.server.ts'
import { fileCrontab, fileTasks } from '#core/files/jobs.server.ts'
import { fileData } from '#core/files/personal-data.server.ts'
import { grantData } from '#core/grants/personal-data.server.ts'
import { grantRetention } from '#core/grants/retention.server.ts'
import { healthData } from '#core/health-refunds/personal-data.server.ts'
import { healthRetention } from '#core/health-refunds/retention.server.ts'
import { invoiceTasks } from '#core/invoices/jobs.server.ts'
import { createInvoiceData } from '#core/invoices/personal-data.server.ts'
import { invoiceRetention } from '#core/invoices/retention.server.ts'
import { isInvoiceOfPerson } from '#core/kindergartens/access/guardian-invoices.server.ts'
import { kindergartenMails } from '#core/kindergartens/mail/mail-previews.server.ts'
import { kindergartenNumbers } from '#core/kindergartens/numbers.server.ts'
import { kindergartenData } from '#core/kindergartens/personal-data.server.ts'
import { kindergartenRetention } from '#core/kindergartens/retention.server.ts'
import { ledgerCrontab, ledgerTasks } from '#core/ledger/jobs.server.ts'
import { ledgerData } from '#core/ledger/personal-data.server.ts'
import { membershipData } from '#core/memberships/personal-data.server.ts'
import { nationalIdMails } from '#core/national-id/mail-previews.server.ts'
import { nationalIdData } from '#core/national-id/personal-data.server.ts'
import { accountNumbers, renewNumbersOf } from '#core/national-id/renew-numbers.server.ts'
import { newsletterData } from '#core/newsletters/personal-data.server.ts'
import { recordDeliveryOutcome } from '#core/newsletters/record-outcome.server.ts'
import { newsletterRetention } from '#core/newsletters/retention.server.ts'
import { paymentCrontab, paymentTasks } from '#core/payments/jobs.server.ts'
import { paymentData } from '#core/payments/personal-data.server.ts'
import { placeCrontab, placeTasks } from '#core/places/jobs.server.ts'
import { placeData } from '#core/places/personal-data.server.ts'
import { placeRetention } from '#core/places/retention.server.ts'
import { profileData } from '#core/profile/personal-data.server.ts'
import { proposalData } from '#core/proposals/personal-data.server.ts'
import { proposalRetention } from '#core/proposals/retention.server.ts'
import { formRetention } from '#core/public-forms/retention.server.ts'
import { pushData } from '#core/push/personal-data.server.ts'
import { pushTasks } from '#core/push/push-task.server.ts'
import { questionData } from '#core/questions/personal-data.server.ts'
import { receiptCrontab, receiptTasks } from '#core/receipts/jobs.server.ts'
import { receiptData } from '#core/receipts/personal-data.server.ts'
import { receiptRetention } from '#core/receipts/retention.server.ts'
import { registrationData } from '#core/semester-registrations/personal-data.server.ts'
import { registrationRetention } from '#core/semester-registrations/retention.server.ts'
import { staffData } from '#core/staff-area/personal-data.server.ts'
import { staffRetention } from '#core/staff-area/retention.server.ts'
import type { Feature } from './feature.server.ts'

/* What parts of core add to the portal. The parts are below `Feature` and cannot import it. */

export const accounts: Feature = {
  name: 'accounts',
  mailPreviews: linkMails,
  tasks: accountLinkTasks,
  personalTables: accountData,
  // With their memberships: everything else in the demo is of these people.
  demo: async ({ database }) => {
    const { seedPeople } = await import('#core/memberships/demo/people.server.ts')
    await seedPeople(database)
  },
}

export const profile: Feature = { name: 'profile', personalTables: profileData }

export const nationalId: Feature = {
  name: 'national id',
  mailPreviews: nationalIdMails,
  personalTables: nationalIdData,
  begin: renewNumbersOf([accountNumbers]),
}

export const accessLog: Feature = {
  name: 'access log',
  personalTables: accessLogData,
  retention: accessLogRetention,
}

export const memberships: Feature = { name: 'memberships', personalTables: membershipData }

export const push: Feature = {
  name: 'messages in browsers',
  tasks: pushTasks,
  personalTables: pushData,
}

export const staff: Feature = {
  name: 'staff',
  personalTables: staffData,
  retention: staffRetention,
}

export const audit: Feature = { name: 'audit entries', personalTables: auditData }

export const files: Feature = {
  name: 'files',
  tasks: fileTasks,
  crontab: fileCrontab,
  personalTables: fileData,
}

export const semesterRegistrations: Feature = {
  name: 'semester registrations',
  personalTables: registrationData,
  retention: registrationRetention,
}

export const cases: Feature = { name: 'cases', personalTables: caseData }
export const ledger: Feature = {
  name: 'ledger',
  tasks: ledgerTasks,
  crontab: ledgerCrontab,
  personalTables: ledgerData,
}

/** Its tables of people are listed by the features that give out customer numbers. */
export const bank: Feature = { name: 'bank', retention: bankRetention }
export const payments: Feature = {
  name: 'card payments',
  tasks: paymentTasks,
  crontab: paymentCrontab,
  personalTables: paymentData,
}

export const documents: Feature = {
  name: 'documents',
  personalTables: documentData,
  retention: documentRetention,
}

export const invoices: Feature = {
  name: 'invoices',
  tasks: invoiceTasks,
  personalTables: createInvoiceData(isInvoiceOfPerson),
  retention: invoiceRetention,
}

/** Of card payments, with their credit notes. */
export const receipts: Feature = {
  name: 'receipts',
  tasks: receiptTasks,
  crontab: receiptCrontab,
  personalTables: receiptData,
  retention: receiptRetention,
}

/** Its table names nobody. */
export const publicForms: Feature = {
  name: 'forms that anybody may send',
  retention: formRetention,
}

export const proposals: Feature = {
  name: 'proposals',
  personalTables: proposalData,
  retention: proposalRetention,
}

export const associations: Feature = {
  name: 'associations',
  personalTables: associationData,
  retention: associationRetention,
  demo: async ({ database }) => {
    const { seedAssociations } = await import('#core/associations/demo/seed-associations.server.ts')
    await seedAssociations(database)
  },
}

export const grants: Feature = {
  name: 'grants',
  personalTables: grantData,
  retention: grantRetention,
}

/** Their jobs and mails are of the features that have a newsletter. */
export const newsletters: Feature = {
  name: 'newsletters',
  personalTables: newsletterData,
  retention: newsletterRetention,
  onMailOutcome: ({ database }, outcome) => recordDeliveryOutcome(database, outcome),
}

/** Offers with a number of places: events of associations, and courses. */
export const places: Feature = {
  name: 'places',
  tasks: placeTasks,
  crontab: placeCrontab,
  personalTables: placeData,
  retention: placeRetention,
}

export const courses: Feature = {
  name: 'courses',
  personalTables: courseData,
  retention: courseRetention,
}

/** When sensitive answers go is a step of the features that ask. */
export const questions: Feature = { name: 'questions', personalTables: questionData }

/** Children, guardians, places and presence. Their pages and jobs are of the features. */
export const healthRefunds: Feature = {
  name: 'health refunds of people',
  personalTables: healthData,
  retention: healthRetention,
}

export const kindergartens: Feature = {
  name: 'kindergartens',
  mailPreviews: kindergartenMails,
  personalTables: kindergartenData,
  begin: renewNumbersOf(kindergartenNumbers),
  retention: kindergartenRetention,
  demo: async ({ database }) => {
    const { seedKindergartens } = await import(
      '#core/kindergartens/demo/seed-kindergartens.server.ts'
    )
    await seedKindergartens(database)
  },
}
