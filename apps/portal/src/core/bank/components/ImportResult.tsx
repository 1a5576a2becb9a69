import { Alert } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { ImportedFile } from '../answers.ts'
import type { BankFileKind } from '../bank-file-kinds.ts'

export type ImportOutcome = { imported: ImportedFile } | { refusal: string }

/** What became of a file; it takes the focus. */
export function ImportResult({ outcome, kind }: { outcome: ImportOutcome; kind: BankFileKind }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome takes the focus
  useEffect(() => box.current?.focus(), [outcome])
  const isRefused = 'refusal' in outcome
  return (
    <Alert
      data-color={isRefused ? 'danger' : outcome.imported.isRepeated ? 'info' : 'success'}
      ref={box}
      tabIndex={-1}
      role={isRefused ? 'alert' : 'status'}
    >
      {isRefused ? (
        <>
          <h3>{m.money_import_refused()}</h3>
          <p>{outcome.refusal}</p>
          <p>{m.money_import_nothing()}</p>
        </>
      ) : (
        <ImportedFacts file={outcome.imported} kind={kind} />
      )}
    </Alert>
  )
}

function ImportedFacts({ file, kind }: { file: ImportedFile; kind: BankFileKind }) {
  const { transfers, repeatedTransfers, unknownAnswers } = file
  const { paidPayouts, failedPayouts, waitingPayouts, waitingTransfers } = file
  return (
    <>
      <h3>{file.isRepeated ? m.money_imported_before() : m.money_imported()}</h3>
      {file.isRepeated && <p>{m.money_imported_before_text()}</p>}
      <Facts>
        {kind === 'camt.054' && (
          <>
            <Fact label={m.money_brought_new()}>{transfers}</Fact>
            <Fact label={m.money_brought_matched()}>{transfers - file.unmatched}</Fact>
            <Fact label={m.money_brought_unmatched()}>{file.unmatched}</Fact>
            <Fact label={m.money_brought_repeated()}>{repeatedTransfers}</Fact>
            <Fact label={m.money_brought_confirmed()}>{file.confirmedTransfers}</Fact>
            {waitingTransfers > 0 && (
              <Fact label={m.money_brought_waiting_transfers()}>{waitingTransfers}</Fact>
            )}
            <Fact label={m.money_brought_conflicts()}>{file.conflicts}</Fact>
          </>
        )}
        <Fact label={m.money_brought_paid()}>{paidPayouts}</Fact>
        <Fact label={m.money_brought_returned()}>{file.returnedPayouts}</Fact>
        {kind === 'pain.002' && <Fact label={m.money_brought_failed()}>{failedPayouts}</Fact>}
        {waitingPayouts > 0 && <Fact label={m.money_brought_waiting()}>{waitingPayouts}</Fact>}
        <Fact label={m.money_brought_unknown()}>{unknownAnswers}</Fact>
        {kind === 'camt.054-paid' && <Fact label={m.money_brought_others()}>{file.others}</Fact>}
      </Facts>
      {waitingTransfers > 0 && <p>{m.money_brought_waiting_transfers_text()}</p>}
      {waitingPayouts > 0 && <p>{m.money_brought_waiting_text()}</p>}
      {unknownAnswers > 0 && <p>{m.money_brought_unknown_text()}</p>}
      {file.conflicts > 0 && (
        <p>
          {m.money_brought_conflicts_text()}{' '}
          <Link to="/staff/transfers">{m.money_to_conflicts()}</Link>
        </p>
      )}
      {file.unmatched > 0 && (
        <p>
          <Link to="/staff/transfers">{m.money_to_unmatched()}</Link>
        </p>
      )}
    </>
  )
}
