import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { applicationFiles, associationKind } from './model/case-kind.ts'
import { associationMailing } from './model/tables.server.ts'

/** Nobody has gone on with an application for so long, or it was withdrawn so long ago. */
const abandonedMonths = 12

/** A case of an association, with its papers: the grants of the year after are checked by them. */
const caseMonths = 36

const mailingMonths = 24

const files = applicationFiles('').kind

export const foundingRetention: readonly RetentionStep[] = [
  {
    name: 'abandoned applications for associations',
    remove: (now) => sql`
      with past as (
        select a.id from ${association} a
        where a.case_id is null and a.state_changed_at < ${monthsAgo(now, abandonedMonths)}
          and (a.state = 'new' or a.state_reason = 'withdrawn')
        limit ${batchSize}),
      papers as (
        delete from ${attachment}
        where subject_kind = ${files} and subject_id in (select id::text from past))
      delete from ${association} where id in (select id from past)`,
  },
  {
    name: 'closed cases of associations',
    remove: (now) => sql`
      with past as (
        select id from ${caseFile}
        where kind = ${associationKind} and closed_at < ${monthsAgo(now, caseMonths)}
        limit ${batchSize}),
      papers as (
        delete from ${attachment}
        where subject_kind = ${associationKind} and subject_id in (select id::text from past))
      delete from ${caseFile} where id in (select id from past)`,
  },
  {
    name: 'mails to contact persons of associations',
    remove: (now) => sql`delete from ${associationMailing} where id in (
      select id from ${associationMailing}
      where created_at < ${monthsAgo(now, mailingMonths)} limit ${batchSize})`,
  },
]
