import { Tag } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { RowButton } from '../../components/RowButton.tsx'
import { SetupRemoval } from '../../components/SetupRemoval.tsx'
import { SetupSection } from '../../components/SetupSection.tsx'
import { setupErrorText, setupFieldText } from '../../model/refusal-texts.ts'
import type { LeaderCandidate, LeaderEntry } from '../contract.ts'
import { LeaderEdit } from '../forms.ts'
import { saveLeader } from '../queries.ts'

type Props = {
  kindergartenId: string
  leaders: readonly LeaderEntry[]
  candidates: readonly LeaderCandidate[]
  /** Only the office names leaders. */
  isOffice: boolean
}

/** Who leads a kindergarten. */
export function Leaders({ kindergartenId, leaders, candidates, isOffice }: Props) {
  const [isNaming, setIsNaming] = useState(false)
  const [removed, setRemoved] = useState<LeaderEntry | null>(null)
  return (
    <SetupSection
      id="kindergarten-leaders"
      heading={m.kindergarten_setup_leaders()}
      text={m.kindergarten_setup_leaders_text()}
      noneText={m.kindergarten_setup_leaders_none()}
      add={
        isOffice
          ? { text: m.kindergarten_setup_leader_add(), onPress: () => setIsNaming(true) }
          : undefined
      }
      rows={leaders.map((leader) => ({
        key: leader.userId,
        name: leader.name,
        details: (
          <>
            <p>
              {m.kindergarten_setup_leader_since({
                day: formatShortDate(new Date(leader.since)),
              })}
            </p>
            {!leader.hasRole && (
              <Tag data-color="warning">{m.kindergarten_setup_leader_without_role()}</Tag>
            )}
          </>
        ),
        actions: isOffice && (
          <RowButton
            text={m.kindergarten_setup_remove()}
            about={leader.name}
            onPress={() => setRemoved(leader)}
          />
        ),
      }))}
    >
      {isNaming && (
        <NameLeaderDialog
          kindergartenId={kindergartenId}
          candidates={candidates.filter(
            ({ userId }) => !leaders.some((leader) => leader.userId === userId),
          )}
          onClose={() => setIsNaming(false)}
        />
      )}
      {removed && (
        <SetupRemoval
          heading={m.kindergarten_setup_leader_remove_heading({ name: removed.name })}
          yes={m.kindergarten_setup_remove()}
          removedText={m.kindergarten_setup_leader_removed()}
          remove={() => saveLeader(kindergartenId, { action: 'remove', userId: removed.userId })}
          onClose={() => setRemoved(null)}
        >
          <p>{m.kindergarten_setup_leader_remove_text()}</p>
        </SetupRemoval>
      )}
    </SetupSection>
  )
}

const idPrefix = 'kindergarten-leader-'

function NameLeaderDialog(props: {
  kindergartenId: string
  candidates: readonly LeaderCandidate[]
  onClose: () => void
}) {
  const { kindergartenId, candidates, onClose } = props
  const form = useForm<LeaderEdit>({
    resolver: zodResolver(LeaderEdit),
    defaultValues: { action: 'name', userId: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['userId'],
    fieldOf: { LEADER_ROLE_MISSING: 'userId', ALREADY_LEADER: 'userId' },
    errorText: setupErrorText,
    codeText: setupFieldText,
    draft: { key: `kindergarten-leader:${kindergartenId}`, fields: ['userId'] },
    call: (edit) => saveLeader(kindergartenId, edit),
    changes: staffKey,
    done: () => m.kindergarten_setup_leader_named(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_setup_leader_add()}
      state={state}
      send={m.kindergarten_setup_leader_add()}
      onClose={onClose}
    >
      <SelectField
        id={`${idPrefix}userId`}
        label={m.kindergarten_setup_person()}
        hint={m.kindergarten_setup_person_hint()}
        error={state.textOf('userId')}
        {...form.register('userId')}
      >
        <option value="">{m.kindergarten_setup_person_choose()}</option>
        {candidates.map(({ userId, name, email }) => (
          <option key={userId} value={userId}>
            {name} ({email})
          </option>
        ))}
      </SelectField>
    </DialogForm>
  )
}
