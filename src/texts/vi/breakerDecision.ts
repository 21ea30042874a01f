/** What a breaker answers, hears and becomes. */
import type { AskedEvent, BreakerEvent, ForcedEvent, ToldEvent } from "../../engine/event";
import type { DecisionContext } from "../decisionContext";
import { answer, type Decision, inWords, plain, term } from "../formula";
import type { Names } from "../names";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";
import { subject } from "./subject";

export function asked(event: AskedEvent, names: Names): Decision {
  const who = subject(event, names);
  const breaker = `Bộ ngắt ${event.breaker}`;
  if (event.waits === true) return inWords(`${breaker} để ${who} đợi đến khi ngã ngũ`);
  if (!event.admitted) return inWords(`${breaker} chặn ${who}: đang ${stateOf(event)}`);
  if (!event.probe) return inWords(`${breaker} cho ${who} qua: đang ${stateOf(event)}`);
  return inWords(`${breaker} cho ${who} qua để thăm dò`);
}

const stateOf = ({ after }: AskedEvent) =>
  after.forced === null ? status.breaker[after.kind] : `bị ép ${status.breaker[after.forced]}`;

const ignoredProbe: { readonly [how in DecisionContext["ignoredProbe"]]: string | null } = {
  "gives-back": null,
  keeps: "bỏ qua, và lời gọi thăm dò không trả suất",
  success: "bỏ qua, nhưng là thăm dò nên tính là thành công",
  closes: "bỏ qua, nhưng là thăm dò nên làm bộ ngắt đóng",
  failure: "bỏ qua, nhưng là thăm dò nên tính là thất bại",
};

export function told(event: ToldEvent, names: Names, context: DecisionContext): Decision {
  const lead = `Bộ ngắt ${event.breaker} nhận “${status.attempt[event.status]}” từ ${subject(event, names)}`;
  if (event.after.forced !== null) return inWords(lead, "đang bị ép: kết quả không được tính");
  if (event.late && !context.countsLate) {
    return inWords(lead, "lời gọi này được cho qua trước lần đổi trạng thái vừa rồi: quá muộn");
  }
  if (event.counted === "ignored")
    return inWords(
      lead,
      (event.probe ? ignoredProbe[context.ignoredProbe] : null) ??
        "bỏ qua: không cộng, cũng không xóa số đếm",
    );
  const { after } = event;
  return {
    lead: `${lead}: tính là ${status.counted[event.counted]},`,
    formula:
      after.kind === "half-open"
        ? [term("số lần thành công: "), answer(formatNumber(after.successes))]
        : [term("số lần thất bại: "), answer(formatNumber(after.failures))],
    coda: event.late
      ? "đến muộn nhưng vẫn được tính"
      : event.probe
        ? "đó là lời gọi thăm dò"
        : null,
  };
}

/** Exact: a third is not cut to two decimals. */
const rateText = (rate: number) => String(rate).replace(".", ",");

export function breakerMoved(event: BreakerEvent, context: DecisionContext): Decision {
  const lead = `Bộ ngắt ${event.breaker} ${movement(event)}:`;
  const coda = outlook(event, context);
  const { cause } = event;
  const counted = (name: string, count: number, needed: number): Decision => ({
    lead,
    formula: [answer(`${name} ${formatNumber(count)}`), plain(" ≥ "), term(formatNumber(needed))],
    coda,
  });
  switch (cause.rule) {
    case "failures":
      return counted("thất bại", cause.failures, cause.threshold);
    case "successes":
      return counted("thành công", cause.successes, cause.needed);
    case "failure_rate":
    case "slow_rate": {
      const rounded =
        cause.rounded === undefined ? [] : [plain(" ≈ "), term(rateText(cause.rounded))];
      const name = cause.rule === "slow_rate" ? "chậm" : "thất bại";
      const share = `${name} ${formatNumber(cause.counted)}/${formatNumber(cause.total)}`;
      return {
        lead,
        formula: [
          answer(share),
          ...rounded,
          plain(cause.strict ? " > " : " ≥ "),
          term(rateText(cause.rate)),
        ],
        coda,
      };
    }
    case "rate_below": {
      const share = `thất bại ${formatNumber(cause.counted)}/${formatNumber(cause.total)}`;
      return {
        lead,
        formula: [
          answer(share),
          plain(cause.strict ? " không quá " : " dưới "),
          term(rateText(cause.rate)),
        ],
        coda,
      };
    }
    case "half_open_time_over":
      return inWords(`${lead} nửa mở đã ${formatMs(cause.waitedMs)} mà chưa ngã ngũ`, coda);
    case "probe_ignored":
      return { lead, formula: [plain("bỏ qua: "), answer(status.attempt[cause.status])], coda };
    case "open_time_over":
      return { lead, formula: [plain("đã đợi "), answer(formatMs(cause.waitedMs))], coda };
    case "probe_failed":
      return { lead, formula: [plain("thăm dò: "), answer(status.attempt[cause.status])], coda };
    case "forced":
      return inWords(`${lead} bị ép ${status.breaker[cause.to]}`, coda);
    case "released":
      return inWords(`${lead} thôi bị ép`, coda);
    case "restarted":
      return inWords(`${lead} instance của nó khởi động lại`, coda);
  }
}

function movement({ from, to }: BreakerEvent): string {
  if (to === "half-open") return "chuyển sang nửa mở";
  if (to === "closed") return "đóng";
  return from === "half-open" ? "mở lại" : "mở";
}

function outlook({ after, to }: BreakerEvent, { stillRefuses }: DecisionContext): string {
  if (after.kind === "open" && after.forced === null) {
    const until = formatMs(after.reopensAtMs);
    return stillRefuses ? `chặn mọi lời gọi cho đến hết ${until}` : `chặn mọi lời gọi đến ${until}`;
  }
  if (to === "open") return "chặn mọi lời gọi";
  return to === "half-open" ? "lời gọi thăm dò sẽ quyết định" : "lời gọi lại đi qua";
}

export function forced({ breaker, to }: ForcedEvent): Decision {
  if (to === null) return inWords(`Bộ ngắt ${breaker} thôi bị ép`, "đóng, số đếm về 0");
  return inWords(
    `Bộ ngắt ${breaker} bị ép ${status.breaker[to]}`,
    to === "open" ? "chặn mọi lời gọi" : "lời gọi nào cũng qua, không tính gì cả",
  );
}
