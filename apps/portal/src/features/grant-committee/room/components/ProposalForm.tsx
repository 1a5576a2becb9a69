import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import { proposedOutcomes } from '#core/grants/committee/kinds.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { isUnreachable } from '#core/staff-area/saved/use-saved-opening.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OpenItem } from '../../model/contract.ts'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import { saveProposals } from '../../propose/queries.ts'
import { type Change, isSameProposal } from '../../propose/scenario.ts'
import {
  readProposal,
  reasonKindOf,
  type TypedProposal,
  typedOre,
  typedProposal,
} from '../../propose/typed-proposal.ts'
import { listQuery } from '../../read/queries.ts'
import { fieldText } from '../field-text.ts'
import { withMarks } from '../marks/apply-marks.ts'
import { proposalMark } from '../marks/proposal-mark.ts'
import { outcomeTexts } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import { LeftAfter } from './LeftAfter.tsx'
import styles from './Room.module.css'

export const outcomeId = 'grant-committee-outcome'

/** Proposes an outcome; what somebody else has proposed meanwhile is offered, and never overwritten. */
export function ProposalForm({ room: { list, marking }, item }: { room: Room; item: OpenItem }) {
  const [start, setStart] = useState(item)
  const form = useForm<TypedProposal>({ defaultValues: typedProposal(item) })
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) } as TypedProposal
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  // One’s own that waited on this device is another version once the portal has it.
  const isOwn = isSameProposal(start.proposal, item.proposal)
  const version = (isOwn ? item : start).proposal?.version ?? 0
  const isChangedSince = (item.proposal?.version ?? 0) !== version
  const set = <Name extends keyof TypedProposal>(name: Name, value: TypedProposal[Name]) =>
    form.setValue<keyof TypedProposal>(name, value, { shouldDirty: true })
  const draft = useStaffDraft(form, {
    key: `grant-proposal:${item.id}`,
    fields: ['amount', 'words', 'conditions'],
    version: item.proposal?.version ?? 0,
  })
  const { queryKey } = listQuery(list.id)

  const saving = useSingleMutation({
    mutationFn: (change: Parameters<typeof saveProposals>[1]) =>
      whileLoggedIn(() => saveProposals(list.id, change)),
    onSuccess: async () => {
      showMessage(m.grant_committee_proposal_saved(), 'success')
      await queryClient.invalidateQueries({ queryKey })
      const items = queryClient.getQueryData(queryKey)?.items ?? []
      const saved = items.find(({ id }) => id === item.id)
      if (saved?.takesPart) restart(saved)
    },
    onError: (error, changes) => {
      if (isUnreachable(error)) return changes.forEach(saveHere)
      showMessage(committeeErrorText(error), 'error')
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey })
    },
  })
  /** Sent when there is a network. */
  function saveHere(change: Change): void {
    const mark = proposalMark(list.id, change, new Date())
    marking.mark(mark)
    showMessage(m.grant_committee_proposal_later(), 'success')
    const [shown] = withMarks(list, [mark], '').items.filter(({ id }) => id === item.id)
    if (shown?.takesPart) restart(shown)
  }
  function restart(from: OpenItem): void {
    draft.forget()
    setStart(from)
    form.reset(typedProposal(from))
  }
  function save(): void {
    const read = readProposal(
      typed,
      item,
      (id) => list.reasons.find((reason) => reason.id === id)?.kind,
    )
    setProblems(read.problems)
    if (read.proposal) saving.mutate([{ applicationId: item.id, version, proposal: read.proposal }])
  }

  const kind = reasonKindOf(typed, item)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {isChangedSince && (
        <NoticeBox tone="warning">
          <p>{m.grant_committee_changed_by_other()}</p>
          <Button type="button" variant="secondary" onClick={() => restart(item)}>
            {m.grant_committee_use_theirs()}
          </Button>
        </NoticeBox>
      )}
      <Choices
        id={outcomeId}
        legend={m.grant_committee_outcome()}
        type="radio"
        options={proposedOutcomes.map((value) => ({ value, text: outcomeTexts[value]() }))}
        chosen={[typed.outcome]}
        onChange={([outcome = typed.outcome]) => set('outcome', outcome)}
      />
      {typed.outcome === 'granted' && (
        <TextField
          id="grant-committee-amount"
          label={m.grant_committee_amount()}
          hint={m.grant_committee_amount_hint({ amount: formatKroner(item.requestedOre) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          error={fieldText(problems.amountOre)}
          onChange={({ target }) => set('amount', target.value)}
        />
      )}
      <LeftAfter list={list} item={item} ore={typedOre(typed)} />
      {kind && list.reasons.some((reason) => reason.kind === kind) && (
        <Choices
          id="grant-committee-reasons"
          legend={m.grant_committee_reasons()}
          type="checkbox"
          options={list.reasons
            .filter((reason) => reason.kind === kind)
            .map(({ id, name }) => ({ value: id, text: textIn(name) }))}
          chosen={typed.reasonIds}
          onChange={(reasonIds) => set('reasonIds', reasonIds)}
        />
      )}
      <TextArea
        id="grant-committee-words"
        label={m.grant_committee_words()}
        hint={m.grant_committee_words_hint()}
        value={typed.words}
        error={fieldText(problems.words)}
        onChange={({ target }) => set('words', target.value)}
      />
      {typed.outcome === 'granted' && (
        <TextArea
          id="grant-committee-conditions"
          label={m.grant_committee_conditions()}
          value={typed.conditions}
          error={fieldText(problems.conditions)}
          onChange={({ target }) => set('conditions', target.value)}
        />
      )}
      <PrintableNote texts={[typed.words, typed.conditions]} />
      <DraftNote draft={draft} />
      <p>
        <Button type="submit" loading={saving.isPending} disabled={isChangedSince}>
          {m.grant_committee_propose()}
        </Button>
      </p>
    </form>
  )
}
