const words: Readonly<Record<string, boolean | undefined>> = {
  ja: true,
  yes: true,
  true: true,
  1: true,
  nei: false,
  no: false,
  false: false,
  0: false,
}

/** What a cell says, as people or spreadsheets write it; undefined when it is neither. */
export const readYesOrNo = (cell: string): boolean | undefined => words[cell.toLowerCase()]

export const writeYesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
