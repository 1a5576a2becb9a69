import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import {
  applicantNames,
  criterionFields,
  documentFields,
  paymentNames,
  reasonFields,
  reasonKindNames,
  typeFields,
} from '../../model/list-fields.ts'
import type { GrantSetup, TypeEntry } from '../contract.ts'
import { EntryList } from './EntryList.tsx'

type Props = { setup: GrantSetup }

/** What people can apply for. */
export function Types({ setup }: Props) {
  return (
    <EntryList
      part="type"
      heading={m.grant_setup_types_heading()}
      text={m.grant_setup_types_text()}
      noneText={m.grant_setup_types_none()}
      addText={m.grant_setup_type_add()}
      entries={setup.types}
      details={(type) => <p>{typeFacts(type)}</p>}
      fields={typeFields}
      initial={{
        description: { no: '', en: '' },
        forAssociations: true,
        forPersons: false,
        hasEvent: false,
        payment: 'advance',
        firstPartPercent: 100,
        reportDays: 60,
      }}
      context={setup}
      fieldOf={{ TYPE_PAYMENT_FIXED: 'payment' }}
      changeText={typeChangeText}
      removeText={m.grant_setup_type_remove_text()}
    />
  )
}

function typeFacts({ forAssociations, forPersons, leastOre, mostOre, payment }: TypeEntry): string {
  const who =
    forAssociations && forPersons
      ? m.grant_setup_applicants_all()
      : applicantNames[forPersons ? 'person' : 'association']()
  const amounts = m.grant_setup_from_to({
    least: formatKroner(leastOre),
    most: formatKroner(mostOre),
  })
  return [who, amounts, paymentNames[payment]()].join(' · ')
}

function typeChangeText({ drafts, sent }: TypeEntry): string {
  if (drafts + sent === 0) return m.grant_setup_type_change_nobody()
  return `${m.grant_setup_type_change_count({ drafts, sent })} ${m.grant_setup_type_change()}`
}

/** The checklist of each type. */
export function Documents({ setup }: Props) {
  return setup.types
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, name }) => (
      <EntryList
        key={id}
        part="document"
        heading={m.grant_setup_documents_heading({ type: textIn(name) })}
        noneText={m.grant_setup_documents_none()}
        addText={m.grant_setup_document_add()}
        entries={setup.documents.filter(({ typeId }) => typeId === id)}
        details={({ isRequired, applicants }) => (
          <p>
            {isRequired ? m.grant_setup_document_is_required() : m.grant_setup_document_optional()}
            {' · '}
            {applicantNames[applicants]()}
          </p>
        )}
        fields={documentFields}
        initial={{ hint: { no: '', en: '' }, applicants: 'all', isRequired: true }}
        context={setup}
        addWith={{ typeId: id }}
        changeText={() => m.grant_setup_document_change()}
        removeText={m.grant_setup_document_remove_text()}
      />
    ))
}

/** What the committee gives points for. */
export function Criteria({ setup }: Props) {
  return (
    <EntryList
      part="criterion"
      heading={m.grant_setup_criteria_heading()}
      text={m.grant_setup_criteria_text()}
      noneText={m.grant_setup_criteria_none()}
      addText={m.grant_setup_criterion_add()}
      entries={setup.criteria}
      details={({ typeId, weight, mostPoints }) => {
        const type = setup.types.find(({ id }) => id === typeId)
        return (
          <p>
            {m.grant_setup_criterion_facts({ weight, points: mostPoints })}
            {' · '}
            {type ? textIn(type.name) : m.grant_setup_every_type()}
          </p>
        )
      }}
      fields={criterionFields}
      initial={{ hint: { no: '', en: '' }, typeId: null, weight: 1, mostPoints: 5 }}
      context={setup}
      fieldOf={{ CRITERION_USED: 'mostPoints' }}
      changeText={() => m.grant_setup_criterion_change()}
      removeText={m.grant_setup_criterion_remove_text()}
    />
  )
}

/** What letters say about a refusal or a lower amount. */
export function Reasons({ setup }: Props) {
  return (
    <EntryList
      part="reason"
      heading={m.grant_setup_reasons_heading()}
      text={m.grant_setup_reasons_text()}
      noneText={m.grant_setup_reasons_none()}
      addText={m.grant_setup_reason_add()}
      entries={setup.reasons}
      details={({ kind, text }) => (
        <>
          <p>{reasonKindNames[kind]()}</p>
          <p>{textIn(text)}</p>
        </>
      )}
      fields={reasonFields}
      initial={{ kind: 'refused', documentId: null }}
      context={setup}
      changeText={() => m.grant_setup_reason_change()}
      removeText={m.grant_setup_reason_remove_text()}
    />
  )
}
