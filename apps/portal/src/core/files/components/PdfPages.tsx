import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import styles from './Attachments.module.css'
import { useSeen } from './use-seen.ts'

GlobalWorkerOptions.workerSrc = worker

/**
 * The pages of a PDF, drawn by a reader of our own: nothing of the file runs or is fetched, whatever
 * is in it, and the page needs no looser content security policy.
 */
export default function PdfPages({ address, onFail }: { address: string; onFail: () => void }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  useEffect(() => {
    // Decoders that are compiled in the browser would need a looser policy.
    const reading = getDocument({ url: address, verbosity: 0, useWasm: false, enableXfa: false })
    let isGone = false
    reading.promise.then(
      (found) => isGone || setPdf(found),
      () => isGone || onFail(),
    )
    return () => {
      isGone = true
      void reading.destroy()
    }
  }, [address, onFail])
  if (!pdf) return <Waiting rows={3} />
  return (
    <ol className={styles.pages}>
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <PdfPage pdf={pdf} number={number} onFail={onFail} />
        </li>
      ))}
    </ol>
  )
}

/** Dots across a page: sharp at twice the width of a column. */
const width = 1_600

function PdfPage(props: { pdf: PDFDocumentProxy; number: number; onFail: () => void }) {
  const { pdf, number, onFail } = props
  const [place, isSeen] = useSeen<HTMLDivElement>()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!isSeen) return
    let isGone = false
    draw(pdf, number, () => (isGone ? null : canvas.current)).catch(() => isGone || onFail())
    return () => {
      isGone = true
    }
  }, [pdf, number, isSeen, onFail])
  return (
    <div ref={place} className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={m.files_page({ page: number, count: pdf.numPages })}
      />
    </div>
  )
}

async function draw(
  pdf: PDFDocumentProxy,
  number: number,
  find: () => HTMLCanvasElement | null,
): Promise<void> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = find()
  if (!canvas) return
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
}
