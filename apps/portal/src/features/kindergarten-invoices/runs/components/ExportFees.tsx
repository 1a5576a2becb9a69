import { Button } from '@digdir/designsystemet-react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Money.module.css'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { MonthQuery } from '../contract.ts'
import { feesHeader, feesTable } from '../fees-table.ts'
import { exportFees } from '../queries.ts'

/** The file for the municipality. */
export function ExportFees({ wanted }: { wanted: MonthQuery }) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const exporting = useSingleMutation<unknown>({
    mutationFn: async () => {
      const items = await whileLoggedIn(() => exportFees(wanted))
      saveFile({
        name: m.kindergarten_export_file({ month: wanted.month.slice(0, 7) }),
        content: new Blob([writeCsv(feesHeader(), feesTable(items))], {
          type: 'text/csv;charset=utf-8',
        }),
      })
    },
    onError: (error) => showMessage(moneyErrorText(error), 'error'),
  })
  return (
    <section className={styles.group}>
      <p>{m.kindergarten_export_text()}</p>
      <div>
        <Button
          variant="secondary"
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {m.kindergarten_export()}
        </Button>
      </div>
    </section>
  )
}
