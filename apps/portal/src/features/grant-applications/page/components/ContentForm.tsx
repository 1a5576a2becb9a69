import type { ReactNode } from 'react'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import type { ContentField } from '#core/grants/application/content-changes.ts'
import { gapText } from '#core/grants/components/BudgetTable.tsx'
import type { GrantContent } from '#core/grants/content.ts'
import { contentNames } from '#core/grants/content-names.ts'
import { longest } from '#core/grants/limits.ts'
import { gapOf } from '#core/grants/money.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { OwnApplication } from '../../model/contract.ts'
import { dayText, fieldId, typedText } from '../state-texts.ts'
import { readAmount, writeAmount } from '../typed-lines.ts'
import type { UsedDraft } from '../use-shared-draft.ts'
import { BudgetLines } from './BudgetLines.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import styles from './GrantApplications.module.css'
import { TypedField } from './TypedField.tsx'

type Props = {
  application: OwnApplication
  draft: UsedDraft
  /** By field: what is missing or wrong, once somebody wanted to send it. */
  problemOf: (field: ContentField) => string | undefined
  onInvalid: (field: ContentField, isInvalid: boolean) => void
}

/** What an application says, written by the board together. */
export function ContentForm(props: Props) {
  const { type } = props.application
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(e) => e.preventDefault()}>
      <Texts {...props} />
      <div className={styles.days}>
        <Day {...props} field="startsOn" />
        <Day {...props} field="endsOn" />
      </div>
      {type.hasEvent && (
        <>
          <Text {...props} field="place" most={longest.place} />
          <Participants {...props} />
        </>
      )}
      <Budget {...props} />
    </form>
  )
}

/** A field with what somebody else wrote in it meanwhile. */
function WithConflict(props: { draft: UsedDraft; field: ContentField; children: ReactNode }) {
  return (
    <div className={partStyles.part}>
      {props.children}
      <FieldConflict draft={props.draft} field={props.field} />
    </div>
  )
}

function Texts(props: Props) {
  return (
    <>
      <Text {...props} field="title" most={longest.title} />
      <PrintableNote texts={[props.draft.content.title]} />
      <Area {...props} field="summary" most={longest.summary} rows={3} />
      <Area {...props} field="description" most={longest.text} rows={10} />
    </>
  )
}

const errorOf = ({ draft, problemOf }: Props, field: ContentField): string | undefined =>
  typedText(draft.typedProblems[field]) ?? problemOf(field)

const hints: { readonly [Field in ContentField]?: () => string } = {
  summary: m.grant_applications_hint_summary,
  description: m.grant_applications_hint_description,
}

function Text(props: Props & { field: 'title' | 'place'; most: number }) {
  const { draft, field, most } = props
  return (
    <WithConflict draft={draft} field={field}>
      <TextField
        id={fieldId(field)}
        label={contentNames[field]()}
        maxLength={most}
        autoComplete="off"
        value={draft.content[field]}
        error={errorOf(props, field)}
        onChange={(event) => draft.change({ [field]: event.target.value })}
      />
    </WithConflict>
  )
}

function Area(props: Props & { field: 'summary' | 'description'; most: number; rows: number }) {
  const { draft, field, most, rows } = props
  return (
    <WithConflict draft={draft} field={field}>
      <TextArea
        id={fieldId(field)}
        label={contentNames[field]()}
        hint={hints[field]?.()}
        maxLength={most}
        rows={rows}
        value={draft.content[field]}
        error={errorOf(props, field)}
        onChange={(event) => draft.change({ [field]: event.target.value })}
      />
    </WithConflict>
  )
}

function Day(props: Props & { field: 'startsOn' | 'endsOn' }) {
  const { application, draft, field } = props
  const { type, round } = application
  return (
    <WithConflict draft={draft} field={field}>
      <TextField
        id={fieldId(field)}
        type="date"
        label={contentNames[field]()}
        hint={
          type.hasEvent && field === 'startsOn'
            ? m.grant_applications_hint_starts({ day: dayText(round.earliestEventOn) })
            : undefined
        }
        value={draft.content[field] ?? ''}
        error={errorOf(props, field)}
        onChange={(event) => draft.change({ [field]: event.target.value || null })}
      />
    </WithConflict>
  )
}

const mostParticipants = 100_000

function readNumber(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,6}$/.test(text) && Number(text) <= mostParticipants ? Number(text) : undefined
}

function Participants(props: Props) {
  const { draft, onInvalid } = props
  return (
    <WithConflict draft={draft} field="participants">
      <TypedField
        id={fieldId('participants')}
        label={contentNames.participants()}
        inputMode="numeric"
        maxLength={7}
        value={draft.content.participants}
        error={errorOf(props, 'participants')}
        write={(value) => (value === null ? '' : String(value))}
        read={readNumber}
        wrong={m.grant_applications_typed_number()}
        onChange={(participants) => draft.change({ participants })}
        onWrong={(isWrong) => onInvalid('participants', isWrong)}
      />
    </WithConflict>
  )
}

function Budget(props: Props) {
  const { application, draft, onInvalid } = props
  const { leastOre, mostOre } = application.type
  return (
    <>
      <WithConflict draft={draft} field="requestedOre">
        <TypedField<number | null>
          id={fieldId('requestedOre')}
          label={contentNames.requestedOre()}
          hint={m.grant_applications_hint_amount({
            least: formatKroner(leastOre),
            most: formatKroner(mostOre),
          })}
          inputMode="decimal"
          maxLength={20}
          value={draft.content.requestedOre}
          error={errorOf(props, 'requestedOre')}
          write={(value) => writeAmount(value ?? 0)}
          read={(typed) => (typed.trim() === '' ? null : (readAmount(typed) ?? undefined))}
          wrong={m.grant_applications_typed_amount()}
          onChange={(requestedOre) => draft.change({ requestedOre })}
          onWrong={(isWrong) => onInvalid('requestedOre', isWrong)}
        />
      </WithConflict>
      {(['costs', 'income'] as const).map((field) => (
        <WithConflict key={field} draft={draft} field={field}>
          <BudgetLines
            id={fieldId(field)}
            heading={contentNames[field]()}
            lines={draft.content[field]}
            error={errorOf(props, field)}
            onChange={(lines) => draft.change({ [field]: lines })}
            onInvalid={(isInvalid) => onInvalid(field, isInvalid)}
          />
        </WithConflict>
      ))}
      <Gap content={draft.content} />
    </>
  )
}

/** By how much the budget does not add up, said once somebody pauses. */
function Gap({ content }: { content: GrantContent }) {
  const gap = gapOf(content)
  const isBegun = content.costs.length > 0 || content.requestedOre !== null
  return (
    <p role="status" className={styles.sum}>
      {isBegun && (gap === 0 ? m.grant_applications_budget_right() : gapText(gap))}
    </p>
  )
}
