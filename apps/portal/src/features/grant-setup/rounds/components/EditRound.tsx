import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { EditDialog } from '../../components/EditDialog.tsx'
import { roundFields } from '../../model/round-fields.ts'
import type { GrantRounds, Round } from '../contract.ts'
import { RoundEdit } from '../forms.ts'
import { saveRounds } from '../queries.ts'
import { yearAfter } from '../round-rules.ts'

export type EditedRound =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'copy'; readonly round: Round }

/** Refusals of `findRoundProblem`, beside what they are about. */
const fieldOf = {
  ROUND_DATES_INVALID: 'deadlineOn',
  DEADLINE_PASSED: 'deadlineOn',
  ROUND_OPENED: 'opensOn',
  ROUND_TYPE_USED: 'typeIds',
  ROUND_TYPE_INVALID: 'typeIds',
}

/** Adds or changes a round; a copy of another one starts with its dates a year later. */
export function EditRound(props: {
  edited: EditedRound
  context: GrantRounds
  onClose: () => void
}) {
  const { edited, context, onClose } = props
  const seen = edited.kind === 'change' ? edited.round : null
  return (
    <EditDialog
      heading={
        seen ? m.grant_setup_edit_heading({ name: textIn(seen.name) }) : m.grant_setup_round_add()
      }
      idPrefix="grant-round-"
      fields={roundFields}
      values={valuesOf(edited, context)}
      context={context}
      schema={RoundEdit}
      toEdit={(form) =>
        seen
          ? { action: 'change', seen: { id: seen.id, version: seen.version }, form }
          : { action: 'add', form }
      }
      draft={{ key: draftKey(edited), version: seen?.version ?? null }}
      fieldOf={fieldOf}
      save={saveRounds}
      onClose={onClose}
    >
      {seen && seen.sent > 0 && <p>{m.grant_setup_round_change({ count: seen.sent })}</p>}
    </EditDialog>
  )
}

function valuesOf(edited: EditedRound, { types }: GrantRounds): Readonly<Record<string, unknown>> {
  const offered = types.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
  switch (edited.kind) {
    case 'add':
      return { deadlineTime: '23:59', place: '', ceilingOre: null, typeIds: offered }
    case 'change':
      return edited.round
    case 'copy': {
      const copy = yearAfter(edited.round)
      return { ...copy, typeIds: copy.typeIds.filter((id) => offered.includes(id)) }
    }
  }
}

function draftKey(edited: EditedRound): string {
  if (edited.kind === 'add') return 'grant-round:new'
  return edited.kind === 'copy'
    ? `grant-round-copy:${edited.round.id}`
    : `grant-round:${edited.round.id}`
}
