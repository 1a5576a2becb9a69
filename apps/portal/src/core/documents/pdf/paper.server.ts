import { m } from '#messages'
import {
  closePdf,
  type Element,
  type ElementOptions,
  openPdf,
  type PdfFacts,
  sheet,
} from './open-pdf.server.ts'
import { drawQrCode } from './qr-code.server.ts'
import { brand, lineColor, styles } from './styles.ts'
import { type Style, toLines, writeLine } from './write-lines.server.ts'

/** Label and value. */
export type Pair = readonly [label: string, value: string]

export type Amounts = {
  /** Names of the two columns. */
  readonly columns: Pair
  readonly rows: readonly Pair[]
  readonly total: Pair
}

export type Paper = ReturnType<typeof createPaper>

const gap = 18
const labelWidth = 168
const amountWidth = 150
const qrSize = 112
const fullWidth = sheet.right - sheet.left

/**
 * A letter, written from above. Every text is in the structure that screen readers follow, in the
 * order of writing; the rest is marked as decoration.
 */
export function createPaper(facts: PdfFacts) {
  const pdf = openPdf(facts)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  pdf.addPage()
  let y: number = sheet.top
  let columnWidth: number = fullWidth

  function makeRoom(height: number): void {
    if (y + height <= sheet.bottom) return
    pdf.addPage()
    y = sheet.top
  }

  function within(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = pdf.struct(type, options)
    parent.add(element)
    return element
  }

  /** Lines of one element; a page may end between any two. */
  function write(parent: Element, text: string, style: Style): void {
    const lines = toLines(text, style, columnWidth)
    for (const [index, line] of lines.entries()) {
      makeRoom(style.leading)
      const isLast = index === lines.length - 1
      const place = { style, left: sheet.left, top: y, width: columnWidth, isLast }
      parent.add(() => writeLine(pdf, line, place))
      y += style.leading
    }
  }

  function decorate(draw: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }

  function rule(): void {
    decorate(() =>
      pdf
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + columnWidth, y)
        .lineWidth(0.75)
        .strokeColor(lineColor)
        .stroke(),
    )
  }

  /** Cells beside each other, the highest of them makes the row; a row is never on two pages. */
  function row(
    table: Element,
    cells: readonly {
      text: string
      style: Style
      left: number
      width: number
      scope?: 'Row' | 'Column'
    }[],
  ): void {
    const padding = 3
    const laidOut = cells.map((cell) => ({
      ...cell,
      lines: toLines(cell.text, cell.style, cell.width),
    }))
    const heights = laidOut.map(({ lines, style }) => lines.length * style.leading)
    makeRoom(Math.max(...heights) + 2 * padding)
    const element = within(table, 'TR')
    const top = y + padding
    for (const { lines, style, left, width, scope } of laidOut) {
      const cell = within(element, scope ? 'TH' : 'TD', scope ? { scope } : {})
      for (const [index, line] of lines.entries()) {
        const isLast = index === lines.length - 1
        const place = { style, left, top: top + index * style.leading, width, isLast }
        cell.add(() => writeLine(pdf, line, place))
      }
    }
    y += Math.max(...heights) + 2 * padding
    rule()
  }

  const valueLeft = sheet.left + labelWidth
  const amountLeft = sheet.right - amountWidth
  const amountRow = (
    table: Element,
    [label, amount]: Pair,
    options: {
      style: Style
      amountStyle: Style
      scopes: readonly ('Row' | 'Column' | undefined)[]
    },
  ) => {
    const [labelScope, amountScope] = options.scopes
    row(table, [
      {
        text: label,
        style: options.style,
        left: sheet.left,
        width: fullWidth - amountWidth - gap,
        ...(labelScope && { scope: labelScope }),
      },
      {
        text: amount,
        style: options.amountStyle,
        left: amountLeft,
        width: amountWidth,
        ...(amountScope && { scope: amountScope }),
      },
    ])
  }

  return {
    /** Whose letter it is. */
    letterhead({ name, lines }: { name: string; lines: readonly string[] }): void {
      decorate(() => pdf.rect(0, 0, 596, 10).fillColor(brand).fill())
      write(within(root, 'P'), name, styles.sender)
      for (const line of lines) write(within(root, 'P'), line, styles.small)
      y += gap
    },

    /** To whom: each a line. */
    recipient(lines: readonly string[]): void {
      write(within(root, 'P'), lines.join('\n'), styles.text)
      y += gap
    },

    title(text: string): void {
      write(within(root, 'H1'), text, styles.title)
      y += 8
    },

    heading(text: string): void {
      y += 12
      // Never the last of its page.
      makeRoom(3 * styles.section.leading)
      write(within(root, 'H2'), text, styles.section)
      y += 2
    },

    paragraph(text: string, style: Style = styles.text): void {
      write(within(root, 'P'), text, style)
      y += 6
    },

    pairs(rows: readonly Pair[]): void {
      const table = within(root, 'Table')
      rule()
      for (const [label, value] of rows)
        row(table, [
          {
            text: label,
            style: styles.text,
            left: sheet.left,
            width: labelWidth - gap,
            scope: 'Row',
          },
          { text: value, style: styles.strong, left: valueLeft, width: sheet.right - valueLeft },
        ])
      y += 12
    },

    amounts({ columns, rows, total }: Amounts): void {
      const table = within(root, 'Table')
      const { text, strong, amount, total: totalStyle } = styles
      rule()
      amountRow(table, columns, {
        style: strong,
        amountStyle: totalStyle,
        scopes: ['Column', 'Column'],
      })
      for (const one of rows)
        amountRow(table, one, { style: text, amountStyle: amount, scopes: ['Row', undefined] })
      amountRow(table, total, {
        style: strong,
        amountStyle: totalStyle,
        scopes: ['Row', undefined],
      })
      y += 12
    },

    /** What is written by `draw`, with a code for cameras to the right of it. */
    besideQrCode({ text, alt }: { text: string; alt: string }, draw: () => void): void {
      makeRoom(qrSize + gap)
      const [top, left] = [y, sheet.right - qrSize]
      columnWidth = fullWidth - qrSize - gap
      draw()
      columnWidth = fullWidth
      const bbox: ElementOptions['bbox'] = [left, top, sheet.right, top + qrSize]
      const figure = within(root, 'Figure', { alt, bbox })
      figure.add(() => drawQrCode(pdf, text, { left, top, size: qrSize }))
      y = Math.max(y, top + qrSize) + 6
    },

    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      root.end()
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(page)
        pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
        const number = m.document_page(
          { page: String(page + 1), pages: String(count) },
          { locale: facts.locale },
        )
        const place = { left: sheet.left, top: sheet.footer, width: fullWidth, isLast: true }
        for (const line of toLines(facts.author, styles.small, fullWidth).slice(0, 1))
          writeLine(pdf, line, { ...place, style: styles.small })
        for (const line of toLines(number, styles.pageNumber, fullWidth))
          writeLine(pdf, line, { ...place, style: styles.pageNumber })
        pdf.endMarkedContent()
      }
      return closePdf(pdf)
    },
  }
}
