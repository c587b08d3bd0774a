import { type ReadySettings, readEmbeddedSecrets, writeEmbeddedSecrets } from '@dakpion/settings';

/**
 * The text about the operator token in the greeting. The token itself is in it only at the first start that uses the generated
 * token for the operators' API. Later the text says where the token is stored.
 */
interface ShownToken {
  readonly text: string;
  /** Must be called after the text was printed. If a start is killed before, the next one prints the token again. */
  readonly noteShown: () => void;
}

/** The token to print at this start. Throws the errors of the file with the secrets. */
export function shownOperatorToken({ dataDir, operatorApi, operatorToken }: ReadySettings): ShownToken {
  const secrets = readEmbeddedSecrets(dataDir);
  const noteShown = () => {};
  if (operatorToken !== secrets?.operator_token) return { text: 'the value of OPERATOR_TOKEN', noteShown };
  const place = `${dataDir}/secrets.json`;
  const { operator_token_unshown, ...shown } = secrets;
  if (!operatorApi || operator_token_unshown !== true) return { text: place, noteShown };
  return {
    text: `${operatorToken} (shown this once; it is in ${place})`,
    noteShown: () => writeEmbeddedSecrets(dataDir, shown),
  };
}
