import { z } from 'zod/mini'
import type { Option } from '#core/editable/field.ts'
import {
  choiceField,
  kronerField,
  localizedField,
  numberField,
  optionalNumberField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { longest, mostOre } from '#core/grants/limits.ts'
import type { DocumentApplicants, GrantPayment, ReasonKind } from '#core/grants/setup/kinds.ts'
import { m } from '#messages'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { optionalRowField } from './fields.ts'

/*
 * Every field of settings, types, documents, criteria and reasons, in the order of its form. The forms,
 * the requests of the API and the audit log are derived from these descriptions.
 */

type Named = { readonly id: string; readonly name: Localized; readonly isRemoved: boolean }

/** What the options are taken from. */
export type ListContext = {
  readonly types: readonly Named[]
  readonly documents: readonly (Named & { readonly typeId: string })[]
}

/** Those that were not removed. */
export const rowOptions = (rows: readonly Named[]): Option[] =>
  rows
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, name }) => ({ value: id, text: textIn(name) }))

export const paymentNames: Readonly<Record<GrantPayment, () => string>> = {
  advance: m.grant_setup_payment_advance,
  deficit: m.grant_setup_payment_deficit,
}

export const applicantNames: Readonly<Record<DocumentApplicants, () => string>> = {
  all: m.grant_setup_applicants_all,
  association: m.grant_setup_applicants_association,
  person: m.grant_setup_applicants_person,
}

export const reasonKindNames: Readonly<Record<ReasonKind, () => string>> = {
  refused: m.grant_setup_reason_refused,
  reduced: m.grant_setup_reason_reduced,
}

const number = <const Key extends string>(
  label: () => string,
  audit: Key,
  [least, most]: readonly [number, number],
) =>
  numberField({
    label,
    audit,
    least,
    most,
    invalid: 'NUMBER_INVALID',
    hint: () => m.grant_setup_limits({ least, most }),
  })

const name = <const Key extends string>(audit: Key) =>
  localizedField({
    label: m.grant_setup_name,
    audit,
    required: 'NAME_REQUIRED',
    longest: longest.name,
  })

const hint = <const Key extends string>(label: () => string, audit: Key) =>
  localizedField({ label, audit, longest: longest.hint, lines: true })

export const settingFields = {
  committeeName: localizedField({
    label: m.grant_setup_committee_name,
    hint: m.grant_setup_committee_name_hint,
    audit: 'grantCommitteeName',
    required: 'NAME_REQUIRED',
    longest: longest.name,
  }),
  appealBody: localizedField({
    label: m.grant_setup_appeal_body,
    hint: m.grant_setup_appeal_body_hint,
    audit: 'grantAppealBody',
    required: 'NAME_REQUIRED',
    longest: longest.name,
  }),
  appealDays: number(m.grant_setup_appeal_days, 'grantAppealDays', [1, 365]),
  acceptDays: number(m.grant_setup_accept_days, 'grantAcceptDays', [1, 365]),
  conflictMonths: number(m.grant_setup_conflict_months, 'grantConflictMonths', [0, 120]),
  leastPresent: number(m.grant_setup_least_present, 'grantLeastPresent', [1, 50]),
}

const kroner = <const Key extends string>(label: () => string, audit: Key, least: number) =>
  kronerField({ label, audit, least, most: mostOre, invalid: 'KRONER_INVALID' })

export const typeFields = {
  name: name('grantTypeName'),
  description: localizedField({
    label: m.grant_setup_type_description,
    hint: m.grant_setup_type_description_hint,
    audit: 'grantTypeDescription',
    longest: longest.description,
    lines: true,
  }),
  forAssociations: yesOrNoField({
    label: m.grant_setup_for_associations,
    audit: 'grantTypeForAssociations',
    control: 'radios',
  }),
  forPersons: yesOrNoField({
    label: m.grant_setup_for_persons,
    audit: 'grantTypeForPersons',
    control: 'radios',
  }),
  hasEvent: yesOrNoField({
    label: m.grant_setup_has_event,
    hint: m.grant_setup_has_event_hint,
    audit: 'grantTypeHasEvent',
    control: 'radios',
  }),
  leastOre: kroner(m.grant_setup_least, 'grantTypeLeastOre', 0),
  mostOre: kroner(m.grant_setup_most, 'grantTypeMostOre', 100),
  payment: choiceField({
    label: m.grant_setup_payment,
    audit: 'grantTypePayment',
    values: paymentNames,
    required: 'PAYMENT_REQUIRED',
    control: 'radios',
  }),
  firstPartPercent: numberField({
    label: m.grant_setup_first_part,
    hint: m.grant_setup_first_part_hint,
    audit: 'grantTypeFirstPart',
    least: 0,
    most: 100,
    invalid: 'NUMBER_INVALID',
  }),
  reportDays: optionalNumberField({
    label: m.grant_setup_report_days,
    hint: m.grant_setup_report_days_hint,
    audit: 'grantTypeReportDays',
    least: 1,
    most: 730,
    invalid: 'NUMBER_INVALID',
  }),
}

export const documentFields = {
  name: name('grantDocumentName'),
  hint: hint(m.grant_setup_document_hint, 'grantDocumentHint'),
  applicants: choiceField({
    label: m.grant_setup_document_applicants,
    audit: 'grantDocumentApplicants',
    values: applicantNames,
    required: 'APPLICANTS_REQUIRED',
    control: 'radios',
  }),
  isRequired: yesOrNoField({
    label: m.grant_setup_document_required,
    hint: m.grant_setup_document_required_hint,
    audit: 'grantDocumentRequired',
    control: 'radios',
  }),
}

export const criterionFields = {
  name: name('grantCriterionName'),
  hint: hint(m.grant_setup_criterion_hint, 'grantCriterionHint'),
  typeId: optionalRowField({
    label: m.grant_setup_criterion_type,
    audit: 'grantCriterionType',
    options: ({ types }: ListContext) => [
      { value: '', text: m.grant_setup_every_type() },
      ...rowOptions(types),
    ],
    required: 'TYPE_INVALID',
  }),
  weight: number(m.grant_setup_weight, 'grantCriterionWeight', [1, 100]),
  mostPoints: number(m.grant_setup_most_points, 'grantCriterionMostPoints', [1, 10]),
}

export const reasonFields = {
  kind: choiceField({
    label: m.grant_setup_reason_kind,
    audit: 'grantReasonKind',
    values: reasonKindNames,
    required: 'KIND_REQUIRED',
    control: 'radios',
  }),
  name: name('grantReasonName'),
  text: localizedField({
    label: m.grant_setup_reason_text,
    hint: m.grant_setup_reason_text_hint,
    audit: 'grantReasonText',
    required: 'TEXT_REQUIRED',
    longest: longest.reason,
    lines: true,
  }),
  documentId: optionalRowField({
    label: m.grant_setup_reason_document,
    hint: m.grant_setup_reason_document_hint,
    audit: 'grantReasonDocument',
    options: ({ documents, types }: ListContext) => [
      { value: '', text: m.grant_setup_no_document() },
      ...documents
        .filter(({ isRemoved }) => !isRemoved)
        .map(({ id, name: document, typeId }) => {
          const type = types.find((one) => one.id === typeId)
          return {
            value: id,
            text: type ? `${textIn(type.name)}: ${textIn(document)}` : textIn(document),
          }
        }),
    ],
    required: 'DOCUMENT_INVALID',
  }),
}

type TypeRules = {
  readonly forAssociations: boolean
  readonly forPersons: boolean
  readonly leastOre: number
  readonly mostOre: number
  readonly payment: GrantPayment
  readonly firstPartPercent: number
  readonly reportDays: number | null
}

/** What the fields of a type have to be together; the database holds the same. */
export const typeChecks = [
  z.refine<TypeRules>(({ forAssociations, forPersons }) => forAssociations || forPersons, {
    error: 'TYPE_FOR_NOBODY',
    path: ['forPersons'],
  }),
  z.refine<TypeRules>(({ leastOre, mostOre: most }) => leastOre <= most, {
    error: 'AMOUNTS_ORDER',
    path: ['mostOre'],
  }),
  z.refine<TypeRules>(
    ({ payment, firstPartPercent }) => payment === 'advance' || firstPartPercent === 0,
    { error: 'DEFICIT_PAID_FIRST', path: ['firstPartPercent'] },
  ),
  // What is not paid at once, a report decides.
  z.refine<TypeRules>(
    ({ payment, firstPartPercent, reportDays }) =>
      reportDays !== null || (payment === 'advance' && firstPartPercent === 100),
    { error: 'REPORT_NEEDED', path: ['reportDays'] },
  ),
] as const
