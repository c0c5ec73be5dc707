import { join } from 'node:path'
import { EditError } from '../content/edit/edit.ts'
import { readContentFolder } from '../files/read-content-folder.ts'
import { writeComplete } from '../files/write-complete.ts'
import { migrate, type Migration } from '../migrate/migrate.ts'
import { UnreadableFile } from '../migrate/old-content.ts'

/** What the command did, in sentences for the owner. */
export interface MigrateResult {
  readonly output: string
  /** 0 when the content is in the new form, 1 when it could not be moved; then no file was changed. */
  readonly exitCode: 0 | 1
}

/**
 * Moves a content folder to the form in which events and the footer stand once.
 * @throws what the file system throws
 */
export async function migrateCommand(folder: string): Promise<MigrateResult> {
  const { files } = readContentFolder(folder)
  if (!files)
    return { output: `A pasta de conteúdos "${folder}" não existe. Confirme o nome que deu em --content.`, exitCode: 1 }
  const texts = new Map([...files].flatMap(([name, file]) => (typeof file === 'string' ? [[name, file] as const] : [])))
  const moved = moveOrRefuse(texts)
  if (typeof moved === 'string') return { output: moved, exitCode: 1 }
  if (!moved) return { output: 'Está tudo na forma nova: não há nada a mudar.', exitCode: 0 }
  for (const [name, text] of moved.files) await writeComplete(join(folder, name), text, { synced: true })
  const changed = [...moved.files.keys()].toSorted().join(', ')
  return { output: [`Mudado: ${changed}.`, ...moved.notes, 'Confirme com: npm run check'].join('\n'), exitCode: 0 }
}

function moveOrRefuse(texts: ReadonlyMap<string, string>): Migration | undefined | string {
  try {
    return migrate(texts, new Date().getFullYear())
  } catch (error) {
    if (error instanceof UnreadableFile) {
      return `${error.file} não se consegue ler, e nada foi mudado. Veja porquê com: npm run check`
    }
    if (error instanceof EditError) {
      return `Há nos ficheiros uma maneira de escrever que o programa não sabe mudar (${error.message}). Nada foi mudado.`
    }
    throw error
  }
}
