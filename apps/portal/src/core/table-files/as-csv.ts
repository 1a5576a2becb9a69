/** Browsers name the type of such a file by the programs that are installed. */
export const asCsv = (file: Blob): Blob => file.slice(0, file.size, 'text/csv')
