import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { BudgetTable } from '#core/grants/components/BudgetTable.tsx'
import { emptyReport } from '#core/grants/content.ts'
import { longest } from '#core/grants/limits.ts'
import { sumOf } from '#core/grants/money.ts'
import { TabValuesNote } from '#core/public-forms/components/TabValuesNote.tsx'
import type { TabValues } from '#core/public-forms/use-tab-values.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fundingKey } from '../../components/funding-queries.ts'
import { instantText } from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import type { FundingView } from '../../model/contract.ts'
import { ReportForm } from '../../model/forms.ts'
import { fundingErrorText, fundingFieldText } from '../../model/refusal-messages.ts'
import { saveReport, sendReport } from '../queries.ts'
import {
  keepReport,
  readKept,
  readReport,
  type TypedProblems,
  type TypedReport,
  typeReport,
} from '../typed-report.ts'
import { LinesField } from './LinesField.tsx'
import { ReportFiles } from './ReportFiles.tsx'

/**
 * The draft of a report, with the accounts beside the budget. What is typed stays when somebody else has
 * saved meanwhile: it is kept or given up by a press.
 * @param kept what was typed in this tab and is not saved
 */
export function ReportEditor({ funding, kept }: { funding: FundingView; kept: TabValues }) {
  const { applicationId, reports, budget } = funding
  const latest = reports.at(-1)
  const draft = latest?.state === 'draft' ? latest : null
  const keys = useRef(0)
  const nextKey = () => {
    keys.current += 1
    return keys.current
  }
  const begin = () => typeReport(latest?.content ?? emptyReport, nextKey)
  const [before] = useState(() => kept.restored && readKept(kept.restored.values, nextKey))
  const [typed, setTyped] = useState<TypedReport>(before?.typed ?? begin)
  const [version, setVersion] = useState(before?.version ?? draft?.version ?? 0)
  const [isChanged, setChanged] = useState(before !== null)
  const [isTheirs, setTheirs] = useState(
    before !== null && before.version !== (draft?.version ?? 0),
  )
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<{ text: string; count: number }>({ text: '', count: 0 })
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const { content, problems } = readReport(typed)
  const idPrefix = `report-${applicationId}`

  const saving = useSingleMutation<void, 'save' | 'send'>({
    mutationFn: async (what) => {
      const saved = await whileLoggedIn(() => saveReport(applicationId, { content, version }))
      setVersion(saved.version)
      setChanged(false)
      kept.forget()
      if (what === 'send') await whileLoggedIn(() => sendReport(applicationId, saved.version))
    },
    onSuccess: (_, what) => {
      setProblem({ text: '', count: 0 })
      showMessage(
        what === 'send' ? m.grant_funding_report_sent_done() : m.grant_funding_report_saved(),
        'success',
      )
    },
    onError: (error) => {
      setTheirs(error instanceof ApiError && error.code === 'REPORT_CHANGED')
      setProblem(({ count }) => ({ text: fundingErrorText(error), count: count + 1 }))
    },
    onSettled: async () => {
      setAsking(false)
      await queryClient.invalidateQueries({ queryKey: fundingKey })
    },
  })

  function change(changed: Partial<TypedReport>) {
    const all = { ...typed, ...changed }
    setTyped(all)
    setChanged(true)
    kept.keep(keepReport({ typed: all, version }))
  }

  /** Of what cannot be read, the field says so. */
  function check(then: () => void) {
    const [issue] = ReportForm.safeParse({ content, version }).error?.issues ?? []
    const text = problems ? unreadable(problems) : fundingFieldText(issue?.message)
    if (text === undefined) return then()
    setProblem(({ count }) => ({
      text,
      count: count + 1,
    }))
  }

  function save(event: FormEvent) {
    event.preventDefault()
    check(() => saving.mutate('save'))
  }

  function showTheirs() {
    setTyped(begin())
    setVersion(draft?.version ?? 0)
    setTheirs(false)
    setChanged(false)
    setProblem({ text: '', count: 0 })
    kept.forget()
  }

  const wrong = problem.count > 0 ? problems : null
  const sumText = (side: 'costs' | 'income') =>
    m.grant_funding_report_sum({ amount: formatKroner(sumOf(content[side])) })
  return (
    <form method="post" className={formStyles.form} onSubmit={save} noValidate>
      <ProblemSummary
        problems={problem.text === '' ? [] : [{ fieldId: undefined, text: problem.text }]}
        failures={problem.count}
      />
      {isTheirs && (
        <NoticeBox tone="warning">
          {problem.text === '' && <p>{m.grant_funding_report_changed()}</p>}
          <Button type="button" variant="secondary" onClick={showTheirs}>
            {m.grant_funding_report_show_theirs()}
          </Button>
        </NoticeBox>
      )}
      <TextArea
        id={`${idPrefix}-text`}
        label={m.grant_funding_report_text()}
        hint={m.grant_funding_report_text_hint()}
        rows={8}
        maxLength={longest.text}
        value={typed.description}
        error={undefined}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TextField
        id={`${idPrefix}-participants`}
        label={m.grant_funding_report_participants()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed.participants}
        error={wrong?.participants ? m.grant_funding_report_participants_invalid() : undefined}
        onChange={(event) => change({ participants: event.target.value })}
      />
      <div className={styles.beside}>
        <div>
          <BudgetTable budget={budget} />
        </div>
        <div className={styles.part}>
          <LinesField
            id={`${idPrefix}-costs`}
            name={m.grant_funding_report_costs()}
            sum={sumText('costs')}
            lines={typed.costs}
            wrong={wrong?.lines ?? new Set()}
            nextKey={nextKey}
            onChange={(costs) => change({ costs })}
          />
          <LinesField
            id={`${idPrefix}-income`}
            name={m.grant_funding_report_income()}
            sum={sumText('income')}
            lines={typed.income}
            wrong={wrong?.lines ?? new Set()}
            nextKey={nextKey}
            onChange={(income) => change({ income })}
          />
        </div>
      </div>
      {draft ? (
        <ReportFiles applicationId={applicationId} report={draft} />
      ) : (
        <p>{m.grant_funding_report_files_first()}</p>
      )}
      {reports.some(({ state, files }) => state === 'returned' && files.length > 0) && (
        <p>{m.grant_funding_report_files_earlier()}</p>
      )}
      <TabValuesNote kept={kept} discard={showTheirs} />
      <p role="status">
        {isChanged
          ? m.grant_funding_unsaved()
          : draft &&
            m.grant_funding_report_saved_by({
              name: draft.savedBy ?? m.grant_funding_nobody(),
              date: instantText(draft.savedAt),
            })}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" loading={saving.isPending}>
          {m.grant_funding_report_save()}
        </Button>
        <Button type="button" onClick={() => check(() => setAsking(true))}>
          {m.grant_funding_report_send()}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          heading={m.grant_funding_report_send_heading()}
          yes={m.grant_funding_report_send()}
          isBusy={saving.isPending}
          onConfirm={() => saving.mutate('send')}
          onClose={() => setAsking(false)}
        >
          <p>{m.grant_funding_report_send_text()}</p>
        </ConfirmDialog>
      )}
    </form>
  )
}

const unreadable = ({ participants }: TypedProblems): string =>
  participants
    ? m.grant_funding_report_participants_invalid()
    : m.grant_funding_report_line_invalid()
