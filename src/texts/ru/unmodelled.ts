/** What a profile leaves out of its library, and why, by the English words of `src/profiles`. */
import type { unmodelled as english } from "../en/unmodelled";

export const unmodelled: typeof english = {
  "cached and coalesced calls": "вызовы из кэша и объединённые вызовы",
  "the model has no cache; a hit counts as a call that asked":
    "кэша в модели нет; ответ из него считается запрошенным вызовом",
  "buckets turned from outside": "интервалы, которые переключают снаружи",
  "the moments would have to be given": "пришлось бы задавать моменты переключения",
  "a state to begin with": "начальное состояние",
  "a run begins closed": "прогон начинается с закрытого",
  "healthCheck, enable, disable, shutdown, open() and close()":
    "healthCheck, enable, disable, shutdown, open() и close()",
  "a forced state is the nearest": "ближе всего принудительное состояние",
  "open times with jitter": "время открытого состояния с джиттером",
  "the draws are not those of the model": "случайные числа у модели свои",
  "an open time from the failed result": "время открытого состояния по результату отказа",
  "a function of one's own; Retry-After is the nearest":
    "это своя функция; ближе всего Retry-After",
  "Open(), HalfOpen() and Close()": "Open(), HalfOpen() и Close()",
  "a ReadyToTrip of one's own": "своя функция ReadyToTrip",
  "a function; failures in a row and a ratio are modelled":
    "функция; отказы подряд и доля отказов моделируются",
  "a two-step call whose done is never called":
    "двухшаговый вызов, у которого done так и не вызван",
  "in the model every call ends, or hangs and is told of its cut":
    "в модели вызов заканчивается или виснет, и об обрыве становится известно",
  "a short-circuited command that unsubscribes while a probe is in flight":
    "отписка непропущенной команды, пока пробный вызов в работе",
  "read in the source, never seen: it may reopen the circuit (issue 1633)":
    "прочитано в коде, на деле не видели: цепь может открыться снова (issue 1633)",
  "forceOpen and forceClosed": "forceOpen и forceClosed",
  "thread pools and semaphores that refuse": "отказы пулов потоков и семафоров",
  "pools are not modelled": "пулы не моделируются",
  "open times from a function": "время открытого состояния из функции",
  "a function of one's own": "это своя функция",
  "DISABLED and METRICS_ONLY": "DISABLED и METRICS_ONLY",
  "a forced state is the nearest, and results do not count in it":
    "ближе всего принудительное состояние, но результаты в нём не считаются",
  "the window without locks": "окно без блокировок",
  "its time window reads another clock": "у её окна по времени другие часы",
  "transitions by a result": "переходы по результату",
  "a call that ends in an Error, not an Exception": "вызов, который кончился Error, а не Exception",
  "it never reports: in the model every call ends":
    "об исходе он не сообщает, а в модели каждый вызов заканчивается",
  "late results in the figures of an open breaker":
    "поздние результаты в показателях открытого предохранителя",
  "closing throws them away, so they decide nothing; here they are dropped":
    "закрытие их сбрасывает, и решать они ничего не могут; здесь их просто нет",
  "decorrelated jitter by its second formula": "декоррелированный разброс по второй формуле",
  "here a pause is drawn from the first to three times the one before":
    "здесь пауза берётся от первой до утроенной предыдущей",
  "no maxAttempts": "maxAttempts не задан",
  "a scenario ends at 100 attempts": "в сценарии не больше 100 попыток",
  "an abort during a pause": "прерывание во время паузы",
  "it is seen only after it, and the function is called once more":
    "его замечают только после неё, и функция вызывается ещё раз",
  "DelegateBackoff and IterableBackoff": "DelegateBackoff и IterableBackoff",
  "a pause that no deadline bounds": "пауза, которую не ограничивает дедлайн",
  "here a shared budget denies a retry that cannot fit; a local one asks nothing":
    "здесь при общем бюджете повтор, который не помещается, не делается; при локальном никто не проверяет",
  "ofRandomized and ofExponentialRandomBackoff": "ofRandomized и ofExponentialRandomBackoff",
  "±50 % of the pause, capped after it: no jitter here draws to both sides":
    "±50 % паузы, ограничение после этого: разброса в обе стороны здесь нет",
  "fractions of a millisecond": "доли миллисекунды",
  "it cuts them off at each step; here a pause is rounded":
    "на каждом шаге они отбрасываются; здесь пауза округляется",
  "WithJitter() and WithJitterFactor()": "WithJitter() и WithJitterFactor()",
  "added or taken off after the cap: no jitter here draws to both sides":
    "прибавляется или вычитается после ограничения: разброса в обе стороны здесь нет",
  "no pause here is drawn between two bounds": "пауз, случайных между двумя границами, здесь нет",
  "no timeout: the last pause is cut to it, and one more attempt begins then":
    "это не таймаут: последняя пауза укорачивается до него, и начинается ещё одна попытка",
  "WithMaxRetries of −1": "WithMaxRetries, равный −1",
  "UseJitter of a constant or linear delay": "UseJitter при постоянной или линейной паузе",
  "±25 % of the pause, capped after it: no jitter here draws to both sides":
    "±25 % паузы, ограничение после этого: разброса в обе стороны здесь нет",
  "a linear BackoffType": "линейный BackoffType",
  "pauses here stay as they are or multiply": "паузы здесь постоянны или умножаются",
};
