/** Everything in a content folder at one time. */
export interface ContentState {
  /** The texts of the YAML files, by name: `home.yaml`. */
  readonly files: ReadonlyMap<string, string>
  /** A version of each picture, by name: `portrait.jpg`. Different bytes under one name have different versions. */
  readonly pictures: ReadonlyMap<string, string>
}
